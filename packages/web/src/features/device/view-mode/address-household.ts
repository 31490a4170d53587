/**
 * The household in a page's address, "?household=", becomes the view mode when the page opens. Once
 * another view is chosen, or the household has refused, it is removed from the address, which would
 * choose it again on the next load.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { chooseViewMode, isHouseholdId, useViewMode } from '../../../api/view-mode';

/** The view mode of a page: right from its first render. */
export function usePageViewMode(): string | undefined {
  const mode = useViewMode();
  const { household } = useSearch({ strict: false }) as { household?: string };
  const asked = household !== undefined && isHouseholdId(household) ? household : undefined;
  const isApplied = useSyncExternalStore(subscribe, getApplied, getApplied) === asked;
  useLayoutEffect(() => {
    if (asked !== undefined) chooseViewMode(asked);
    setApplied(asked);
    return () => setApplied(undefined);
  }, [asked]);
  useRemoveFromAddress(household !== undefined && isApplied && mode !== household);
  return isApplied ? mode : asked;
}

function useRemoveFromAddress(isOutdated: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOutdated) return;
    const search = (before: object) => ({ ...before, household: undefined });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, [isOutdated, navigate]);
}

/** The household that the open page's address has chosen. */
let applied: string | undefined;
const listeners = new Set<() => void>();

const getApplied = (): string | undefined => applied;

function setApplied(household: string | undefined): void {
  applied = household;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
