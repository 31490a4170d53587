/** Links that open something of a plan without an account: which there are, and making and ending them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

interface AccessLinks<Link> {
  queryKey: readonly unknown[];
  list: (signal: AbortSignal) => Promise<{ links: readonly Link[] }>;
}

/** @typeParam Made a link with its address, which is known only when it is made */
export function useAccessLinks<Link, Made>({ queryKey, list }: AccessLinks<Link>) {
  const queryClient = useQueryClient();
  const links = useQuery({ queryKey, queryFn: ({ signal }) => list(signal) });
  const [made, setMade] = useState<Made>();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await change();
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    links,
    /** The last one, until it is ended. */
    made,
    isBusy,
    make: (send: () => Promise<Made>) => run(async () => setMade(await send())),
    /** @param done the toast */
    end: (send: () => Promise<unknown>, { done, isOf }: Ended<Made>) =>
      run(async () => {
        await send();
        setMade((last) => (last !== undefined && isOf(last) ? undefined : last));
        showToast({ kind: 'success', title: done });
      }),
  };
}

interface Ended<Made> {
  done: string;
  /** Whether the link that was made last is the one that has ended. */
  isOf: (made: Made) => boolean;
}
