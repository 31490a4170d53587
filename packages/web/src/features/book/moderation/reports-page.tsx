/** Reported recipes and hidden ones, with what an admin can do about each. */
import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminReportsRoutes } from '@saltbush/contract/book/reports';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { ReportedRecipeCard } from './reported-recipe-card';

type State = 'open' | 'hidden';

export function ReportsPage() {
  const [state, setState] = useState<State>('open');
  return (
    <Page
      title="Reports"
      lead="Public recipes that people reported, the longest waiting first."
      width="narrow"
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label="Which recipes"
          data={[
            { value: 'open', label: 'Open' },
            { value: 'hidden', label: 'Hidden' },
          ]}
          value={state}
          onChange={(value) => setState(value as State)}
        />
        <Reported state={state} />
      </Stack>
    </Page>
  );
}

function Reported({ state }: { state: State }) {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'reports', state],
    queryFn: ({ pageParam, signal }) =>
      call(adminReportsRoutes.list, { query: { page: pageParam, state } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ recipes }) => recipes),
    staleTime: 0,
  });
  if (list.isPending) return <Skeleton height={240} />;
  if (list.isError) {
    return (
      <ErrorState
        message={describeError(list.error).message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (list.data.length === 0) return <NoReports state={state} />;
  return (
    <>
      {list.data.map((reported) => (
        <ReportedRecipeCard key={reported.recipe._id} reported={reported} />
      ))}
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function NoReports({ state }: { state: State }) {
  return (
    <EmptyState
      image={<IconFlag size={40} stroke={1.5} />}
      title={state === 'open' ? 'No open reports' : 'Nothing is hidden'}
      hint={
        state === 'open'
          ? 'When someone reports a public recipe, it shows up here.'
          : 'Recipes that you hide from the public show up here.'
      }
    />
  );
}
