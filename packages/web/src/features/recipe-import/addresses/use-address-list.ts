/**
 * Imports a list of URLs, two at a time. The list is stored after every step: after a reload the
 * user can continue.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { describeError } from '../../../api/describe-error';
import { newList, readList, storeList, type ListedAddress } from './address-list';
import { importAddress } from './import-address';

const atOnce = 2;

export function useAddressList() {
  const { list, latest, replace, change } = useStoredList();
  const { isRunning, interruption, run, stop } = useImportRun((signal) =>
    importWaiting(latest, change, signal),
  );
  return {
    list,
    isRunning,
    /** Reason of an early stop. */
    interruption,
    start: (urls: readonly string[]) => {
      replace(newList(urls));
      void run();
    },
    goOn: () => void run(),
    stop,
    /** Retries one URL; an existing recipe is imported anyway. */
    again: ({ recipeId, state }: ListedAddress) => {
      change(recipeId, { state: 'waiting', isWantedAgain: state === 'known' });
      void run();
    },
    clear: () => replace([]),
  };
}

type Change = (recipeId: string, to: Partial<ListedAddress>) => void;

function useStoredList() {
  const [list, setList] = useState(readList);
  // A ref, because the imports continue between renders.
  const latest = useRef(list);
  const replace = (next: ListedAddress[]) => {
    latest.current = next;
    storeList(next);
    setList(next);
  };
  const change: Change = (recipeId, to) =>
    replace(latest.current.map((item) => (item.recipeId === recipeId ? { ...item, ...to } : item)));
  return { list, latest, replace, change };
}

/** Imports until no address waits; a stopped one waits again. */
async function importWaiting(
  latest: RefObject<ListedAddress[]>,
  change: Change,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const next = latest.current.find(({ state }) => state === 'waiting');
    if (!next || signal.aborted) return;
    change(next.recipeId, { state: 'reading' });
    try {
      change(next.recipeId, await importAddress(next, signal));
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
