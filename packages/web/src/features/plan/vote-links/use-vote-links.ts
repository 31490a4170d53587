/** Who of a plan has a personal link, and its changes. */
import { t } from '@lingui/core/macro';
import { votesRoutes, type VoteLink } from '@saltbush/contract/plan/votes';
import { call } from '../../../api/call';
import { useAccessLinks } from '../../device/access-links';
import type { PlanScope } from '../../device/view-mode';

export type VoteLinks = ReturnType<typeof useVoteLinks>;

export function useVoteLinks({ userId, householdId }: PlanScope) {
  const query = { householdId };
  const { links, made, isBusy, make, end } = useAccessLinks<VoteLink, VoteLink & { url: string }>({
    queryKey: ['vote-links', userId, householdId],
    list: (signal) => call(votesRoutes.listLinks, { query }, { signal }),
  });
  return {
    made,
    isBusy,
    linkOf: (eaterId: string) => links.data?.links.find((link) => link.eaterId === eaterId),
    make: (eaterId: string) =>
      make(() => call(votesRoutes.makeLink, { body: { householdId, eaterId } })),
    turnOff: (eaterId: string, name: string) =>
      end(() => call(votesRoutes.removeLink, { params: { eaterId }, query }), {
        done: t`${name}’s link was turned off`,
        isOf: (last) => last.eaterId === eaterId,
      }),
  };
}
