/** One kind of what was reported or taken away, page by page. */
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';

interface ReportPage<Item> {
  items: readonly Item[];
  page: number;
  hasMore: boolean;
}

export interface ReportListProps<Item> {
  queryKey: readonly string[];
  load: (page: number, signal: AbortSignal) => Promise<ReportPage<Item>>;
  children: (item: Item) => ReactNode;
  /** What it says while there is nothing. */
  none: { title: string; hint: string };
}

export function ReportList<Item>({ queryKey, load, children, none }: ReportListProps<Item>) {
  const list = useInfiniteQuery({
    queryKey: ['admin', ...queryKey],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
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
  if (list.data.length === 0)
    return <EmptyState image={<IconFlag size={40} stroke={1.5} />} {...none} />;
  return (
    <>
      {list.data.map(children)}
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
