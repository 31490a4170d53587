/**
 * Works through a list of addresses, two at a time. The list is on the device after every step: a reload
 * asks whether to go on, and goes on where it was.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../api/describe-error';
import { keepList, newList, readList, type ListedAddress } from './address-list';
import { importAddress } from './import-address';

const atOnce = 2;

export function useAddressList() {
  const queryClient = useQueryClient();
  const [list, setList] = useState(readList);
  const [isRunning, setRunning] = useState(false);
  const [interruption, setInterruption] = useState<string>();
  // The work goes on between two drawings: it reads and writes here.
  const latest = useRef(list);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const replace = (next: ListedAddress[]) => {
    latest.current = next;
    keepList(next);
    setList(next);
  };
  const change = (recipeId: string, to: Partial<ListedAddress>) =>
    replace(latest.current.map((item) => (item.recipeId === recipeId ? { ...item, ...to } : item)));

  const workOff = async (signal: AbortSignal) => {
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
  };

  const run = async () => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setInterruption(undefined);
    try {
      const workers = Array.from({ length: atOnce }, () => workOff(controller.signal));
      await Promise.all(workers);
    } catch (error) {
      if (!controller.signal.aborted) setInterruption(describeError(error).message);
      controller.abort();
    } finally {
      current.current = undefined;
      setRunning(false);
      await queryClient.invalidateQueries({ refetchType: 'none' });
    }
  };

  return {
    list,
    isRunning,
    /** Why it stopped before the end, if nobody asked it to. */
    interruption,
    start: (urls: readonly string[]) => {
      replace(newList(urls));
      void run();
    },
    goOn: () => void run(),
    stop: () => current.current?.abort(),
    /** One address once more; one that the person has already is imported all the same. */
    again: ({ recipeId, state }: ListedAddress) => {
      change(recipeId, { state: 'waiting', isWantedAgain: state === 'known' });
      void run();
    },
    clear: () => replace([]),
  };
}
