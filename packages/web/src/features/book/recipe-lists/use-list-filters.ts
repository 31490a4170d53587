/** Reads and changes the filters of this page; each change is a history entry. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { filterNames } from './list-parameters';
import { filtersToSearch, parseListFilters, type ListFilters } from './list-filters';

export interface FilteredList {
  filters: ListFilters;
  /** Number of pages of twelve. */
  pagesShown: number;
  change: (change: Partial<ListFilters>) => void;
  /** Removes the filters, keeps the sort order. */
  clear: () => void;
  showPages: (count: number) => void;
}

export function useListFilters(): FilteredList {
  const search: Record<string, string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = useMemo(() => parseListFilters(search), [search]);
  const go = useCallback(
    (next: Record<string, string | undefined>, isStep: boolean) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...next }),
        replace: !isStep,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]),
    [navigate],
  );
  const { q: shownText } = filters;
  const change = useCallback(
    (next: Partial<ListFilters>) => {
      // Typing replaces the history entry, so that "back" skips the search as a whole.
      const isTyping = 'q' in next && shownText !== undefined && next.q !== undefined;
      go({ ...filtersToSearch(next), pages: undefined }, !isTyping);
    },
    [go, shownText],
  );
  const clear = useCallback(() => {
    const conditions = filterNames.filter((name) => name !== 'sort');
    go(
      { ...Object.fromEntries(conditions.map((name) => [name, undefined])), pages: undefined },
      true,
    );
  }, [go]);
  const showPages = useCallback((count: number) => go({ pages: String(count) }, false), [go]);
  return { filters, pagesShown: readPages(search['pages']), change, clear, showPages };
}

/** The server's limit for one request; more pages are fetched one by one. */
const mostPagesAtOnce = 16;

function readPages(text: string | undefined): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, mostPagesAtOnce) : 1;
}
