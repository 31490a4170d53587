/**
 * Imports a list of URLs, two at a time. The list is stored after every step: after a reload the
 * user can continue.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportSource } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { describeError } from '../../../../api/describe-error';
import { useWorkList } from '../../../device/sync/work';
import type { ChosenRecipe } from '../recipe-choices';
import {
  newList,
  recipesOfPage,
  storedAddresses,
  withoutInterrupted,
  type ListedAddress,
} from './address-list';
import { importAddress } from './import-address';

const atOnce = 2;

export function useAddressList() {
  const { items, isLoaded } = useWorkList(storedAddresses);
  const { isRunning, interruption, run, stop } = useImportRun(importWaiting);
  const goOn = () => {
    if (!isRunning) replace(withoutInterrupted);
    void run();
  };
  return {
    list: isRunning ? items : withoutInterrupted(items),
    isLoaded,
    isRunning,
    /** Reason of an early stop. */
    interruption,
    start: (urls: readonly string[]) => {
      const added = newList(urls);
      replace((list) => [...withoutInterrupted(list).filter(isWaiting), ...added]);
      void run();
    },
    /** The recipes of one page. */
    startRecipes: (source: ImportSource, chosen: readonly ChosenRecipe[]) => {
      const added = recipesOfPage(source.url ?? '', chosen);
      for (const { recipeId } of added) sources.set(recipeId, source);
      replace((list) => [...withoutInterrupted(list).filter(isWaiting), ...added]);
      void run();
    },
    goOn,
    stop,
    /** Retries one URL; an existing recipe is imported anyway. */
    again: ({ recipeId, state }: ListedAddress) => {
      change(recipeId, { state: 'waiting', isWantedAgain: state === 'known' });
      goOn();
    },
    clear: () => replace(() => []),
  };
}

/** Of the recipes of a page that was sent as its source: too large to store on the device. */
const sources = new Map<string, ImportSource>();

const isWaiting = ({ state }: ListedAddress): boolean => state === 'waiting';

type List = readonly ListedAddress[];

const replace = (next: (list: List) => List): void => void storedAddresses.change(next);

const change = (recipeId: string, to: Partial<ListedAddress>): void =>
  replace((list) => list.map((item) => (item.recipeId === recipeId ? { ...item, ...to } : item)));

/** Imports until no address waits; a stopped one waits again. */
async function importWaiting(signal: AbortSignal): Promise<void> {
  for (;;) {
    const next = storedAddresses.read().find(({ state }) => state === 'waiting');
    if (!next || signal.aborted) return;
    change(next.recipeId, { state: 'reading' });
    try {
      change(next.recipeId, await importAddress(next, signal, sources.get(next.recipeId)));
    } catch (error) {
      change(next.recipeId, { state: 'waiting' });
      throw error;
    }
  }
}

/** Runs `work` so many times at once; one run at a time. */
function useImportRun(work: (signal: AbortSignal) => Promise<void>) {
  const queryClient = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [interruption, setInterruption] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const run = async () => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setInterruption(undefined);
    try {
      await Promise.all(Array.from({ length: atOnce }, () => work(controller.signal)));
    } catch (error) {
      if (!controller.signal.aborted) setInterruption(describeError(error).message);
      controller.abort();
    } finally {
      current.current = undefined;
      setRunning(false);
      await queryClient.invalidateQueries({ refetchType: 'none' });
    }
  };
  return { isRunning, interruption, run, stop: () => current.current?.abort() };
}
