/** Who of a plan has a personal link, and its changes. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import type { PlanScope } from '../../device/view-mode';

interface MadeLink {
  eaterId: string;
  url: string;
  expiresAt: string;
}

export type VoteLinks = ReturnType<typeof useVoteLinks>;

export function useVoteLinks({ userId, householdId }: PlanScope) {
  const queryClient = useQueryClient();
  const queryKey = ['vote-links', userId, householdId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(votesRoutes.listLinks, { query: { householdId } }, { signal }),
  });
  const [made, setMade] = useState<MadeLink>();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<MadeLink | undefined>) => {
    setBusy(true);
    try {
      setMade(await change());
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const make = (eaterId: string) =>
    run(() => call(votesRoutes.makeLink, { body: { householdId, eaterId } }));
  const turnOff = (eaterId: string, name: string) =>
    run(async () => {
      await call(votesRoutes.removeLink, { params: { eaterId }, query: { householdId } });
      showToast({ kind: 'success', title: `${name}’s link was turned off` });
      return undefined;
    });
  const linkOf = (eaterId: string) => data?.links.find((link) => link.eaterId === eaterId);
  return { linkOf, made, isBusy, make, turnOff };
}
