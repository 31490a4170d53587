/** Own communities, invitations to others, and deleted ones (Spec 2, /households). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { householdsRoutes } from '@saltbush/contract/account/households';
import type { CallOutput } from '@saltbush/contract/route';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Page } from '../../../../ui/layout/page';
import { LoadedPart } from '../../../../ui/loaded-part';
import { householdsQuery } from '../../../device/household-data';
import { receivedInvitationsQuery } from '../invitation-queries';
import { createHouseholdDialog } from './create-household-dialog.lazy';
import { DeletedHouseholds } from './deleted-households';
import { HouseholdCard } from './household-card';
import classes from './households-page.module.css';
import { ReceivedInvitations } from './received-invitations';

export function HouseholdsPage() {
  const households = useQuery(householdsQuery);
  const received = useQuery(receivedInvitationsQuery);
  const { isCreating, setCreating } = useCreating();
  const [wasOpened, setOpened] = useState(isCreating);
  if (isCreating && !wasOpened) setOpened(true);
  const openDialog = () => setCreating(true);
  // Both at once, so that the invitations do not push the list down.
  const isWaiting = !households.isFetched || !(received.isFetched || received.failureCount > 0);
  const own = households.data?.households ?? [];
  const mayCreate = !isWaiting && own.length > 0;
  return (
    <Page
      title={t`Community`}
      lead={t`Your household: invite people, and share recipes, meal plans and shopping lists.`}
      actions={mayCreate && <CreateButton onClick={openDialog} />}
    >
      {isWaiting ? (
        <HouseholdsSkeleton />
      ) : (
        <>
          <ReceivedInvitations invitations={received.data ?? []} />
          <Households query={households} onCreate={openDialog} />
        </>
      )}
      {wasOpened && (
        <LoadedPart
          code={createHouseholdDialog}
          partProps={{ isOpen: isCreating, onClose: () => setCreating(false) }}
        />
      )}
    </Page>
  );
}

/** In the address, so that a link can open the dialog and Back closes it (Spec 2). */
function useCreating() {
  const { openModal } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    isCreating: openModal === 'true',
    setCreating: (isCreating: boolean) =>
      void navigate({
        to: paths.households,
        search: isCreating ? { openModal: 'true' } : {},
        replace: !isCreating,
      }),
  };
}

const CreateButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
    aria-label={t`Create community`}
    onClick={onClick}
  >
    <Trans>
      Create<span className={classes.what}> community</span>
    </Trans>
  </Button>
);

interface HouseholdsProps {
  query: UseQueryResult<CallOutput<typeof householdsRoutes.list>>;
  onCreate: () => void;
}

function Households({ query, onCreate }: HouseholdsProps) {
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <HouseholdsSkeleton />;
    return (
      <ErrorState
        title={t`Couldn’t load your communities`}
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {data.households.length === 0 && <NoHouseholds onCreate={onCreate} />}
      {data.households.length > 0 && (
        <ul className={classes.cards} aria-label={t`Your communities`}>
          {data.households.map((household) => (
            <HouseholdCard key={household._id} household={household} />
          ))}
        </ul>
      )}
      <DeletedHouseholds {...data} />
    </>
  );
}

function NoHouseholds({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      image={<IconUsers size={44} stroke={1.5} />}
      title={t`Cook with your people`}
      hint={t`A community is your household, your family or your friends: invite them, and your recipes are together in one place.`}
    >
      <CreateButton onClick={onCreate} />
    </EmptyState>
  );
}

const HouseholdsSkeleton = () => (
  <div className={classes.cards} aria-hidden>
    <Skeleton height={190} radius="lg" />
    <Skeleton height={190} radius="lg" />
  </div>
);
