/** One community, for its members. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Page } from '../../../../ui/layout/page';
import { LinkButton } from '../../../../ui/link-button';
import { householdQuery } from '../../../device/household-data';
import { HouseholdSkeleton } from './household-skeleton';
import { HouseholdView } from './household-view';
import { useLeaveWhenRefused } from './use-leave-when-refused';

export function HouseholdPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, isFetching, refetch } = useQuery(householdQuery(id));
  const isRefused = useLeaveWhenRefused(id, error);
  if (isRefused) return null;
  if (isUnknown(error)) return <NoSuchHousehold />;
  if (data) return <HouseholdView key={id} household={data} />;
  if (!error) return <HouseholdSkeleton />;
  return (
    <Page title={t`Community`} width="narrow">
      <ErrorState
        title={t`Couldn’t load this community`}
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

/** Also an address with a damaged id. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof AppError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code);

function NoSuchHousehold() {
  return (
    <Page title={t`Community`} width="narrow">
      <EmptyState
        image={<IconUsers size={44} stroke={1.5} />}
        title={t`We couldn’t find this community`}
        hint={t`It may have been deleted.`}
      >
        <LinkButton to={paths.households}>
          <Trans>Go to your communities</Trans>
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
