/** Reads and changes what narrows the list of this page; each change is a step that "back" undoes. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { narrowingNames } from './list-parameters';
import { narrowingInAddress, readNarrowing, type Narrowing } from './narrowing';

export interface NarrowedList {
  narrowing: Narrowing;
  /** Twelve at a time, this many times, from the beginning. */
  pagesShown: number;
  change: (change: Partial<Narrowing>) => void;
  /** Conditions go, the sorting stays. */
  clear: () => void;
  showPages: (count: number) => void;
}

export function useNarrowing(): NarrowedList {
  const search: Record<string, string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const narrowing = useMemo(() => readNarrowing(search), [search]);
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
  const { q: shownText } = narrowing;
  const change = useCallback(
    (next: Partial<Narrowing>) => {
      // Going back leads past a search, not through every letter of it.
      const isTyping = 'q' in next && shownText !== undefined && next.q !== undefined;
      go({ ...narrowingInAddress(next), pages: undefined }, !isTyping);
    },
    [go, shownText],
  );
  const clear = useCallback(() => {
    const conditions = narrowingNames.filter((name) => name !== 'sort');
    go(
      { ...Object.fromEntries(conditions.map((name) => [name, undefined])), pages: undefined },
      true,
    );
  }, [go]);
  const showPages = useCallback((count: number) => go({ pages: String(count) }, false), [go]);
  return { narrowing, pagesShown: readPages(search['pages']), change, clear, showPages };
}

/** More than a server answers at once is fetched again page by page. */
const mostPagesAtOnce = 16;

function readPages(text: string | undefined): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, mostPagesAtOnce) : 1;
}
