/** What admins did, the newest first. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Center, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { userAdminRoutes, type AdminActionOnWire } from '@saltbush/contract/admin/user-admin';
import { adminActionLabels } from '@saltbush/domain/admin/admin-actions';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import classes from './users-page.module.css';

export function AuditTrailPage() {
  return (
    <Page title={t`Audit trail`} lead={t`What admins did, the newest first.`} width="narrow">
      <Actions />
    </Page>
  );
}

const timeFormat = dateForm({ dateStyle: 'medium', timeStyle: 'short' });

function useActions() {
  return useInfiniteQuery({
    queryKey: ['admin', 'actions'],
    queryFn: ({ pageParam, signal }) =>
      call(userAdminRoutes.listActions, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.actions),
  });
}

function Actions() {
  const actions = useActions();
  if (actions.isPending) return <Skeleton height={320} />;
  if (actions.isError) {
    return (
      <ErrorState
        message={describeError(actions.error).message}
        onRetry={() => void actions.refetch()}
        isRetrying={actions.isRefetching}
      />
    );
  }
  if (actions.data.length === 0) return <NoActions />;
  return (
    <Stack gap="md">
      <ul className={classes.list} aria-label={t`Actions`}>
        {actions.data.map((action) => (
          <ActionRow key={action._id} action={action} />
        ))}
      </ul>
      {actions.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={actions.isFetchingNextPage}
            onClick={() => void actions.fetchNextPage()}
          >
            <Trans>Show older</Trans>
          </Button>
        </Center>
      )}
    </Stack>
  );
}

function ActionRow({
  action: { admin, kind, subject, happenedAt },
}: {
  action: AdminActionOnWire;
}) {
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <Text>
          <strong>{admin}</strong>: {adminActionLabels[kind]} <strong>{subject}</strong>
        </Text>
        <Text c="dimmed" size="sm">
          <time dateTime={happenedAt}>{timeFormat(new Date(happenedAt))}</time>
        </Text>
      </div>
    </li>
  );
}

function NoActions() {
  return (
    <EmptyState
      image={<IconHistory size={40} stroke={1.5} />}
      title={t`Nothing yet`}
      hint={t`When an admin changes an account, it shows up here.`}
    />
  );
}
