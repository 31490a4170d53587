/** When something may come up by itself: not over a dialog, and not while someone writes something. */
import { useEffect, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { paths } from '../../../paths';

/** The page is seen first, and what was pressed right away has its effect. */
const firstLookMs = 600;
const nextLookMs = 1_000;

/** Pages with a form, a decision to make, or a pot on the stove. */
const busyPaths: readonly string[] = [
  paths.newRecipe,
  paths.importRecipe,
  paths.editRecipe,
  paths.cookRecipe,
  paths.acceptInvitation,
  paths.onboarding,
];

/**
 * @param isWanted whether something waits for the moment
 * @returns true from the first quiet moment on, until nothing is wanted
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  const isBusy = useIsBusyPage();
  useEffect(() => {
    if (!isWanted || isBusy || isQuiet) return;
    let timer = setTimeout(look, firstLookMs);
    function look() {
      if (canInterrupt()) setQuiet(true);
      else timer = setTimeout(look, nextLookMs);
    }
    return () => clearTimeout(timer);
  }, [isWanted, isBusy, isQuiet]);
  if (!isWanted && isQuiet) setQuiet(false);
  return isWanted && isQuiet;
}

/** @param alsoBusy pages on which this one thing does not come up either */
export const useIsBusyPage = (alsoBusy: readonly string[] = []): boolean =>
  useRouterState({
    select: ({ isLoading, matches }) => {
      const path = matches.at(-1)?.fullPath ?? '';
      return isLoading || busyPaths.includes(path) || alsoBusy.includes(path);
    },
  });

function canInterrupt(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  const over = '[role="dialog"], [role="menu"], [data-full-screen]';
  return !isWriting && document.visibilityState === 'visible' && !document.querySelector(over);
}
