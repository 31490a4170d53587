/** All who eat with the owner of a plan, for choosing what they can eat. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Member, WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { attendancesIn } from '@saltbush/domain/plan/eaters/eaters-of-rows';
import { useUser } from '../../../api/session';
import { householdsQuery } from '../household-data';
import { usePlanRows } from '../sync';
import type { PlanScope } from '../view-mode';
import { membersOf } from './members-of';
import { useEaters } from './use-eaters';

/** @returns undefined until the members and the rows are known: without them an allergy could be missed */
export function useWhoEats(scope: PlanScope): WhoEats | undefined {
  const view = usePlanRows(scope);
  const members = useMembersWhoEat(scope);
  const known = useEaters(scope, members ?? noMembers);
  return useMemo(
    () =>
      members && known && view?.isLoaded
        ? { eaters: known.eaters, attendances: attendancesIn(view.rows), people: known.people }
        : undefined,
    [members, known, view],
  );
}

const noMembers: readonly Member[] = [];

/** Undefined while they are not known. */
function useMembersWhoEat({ userId, householdId }: PlanScope): readonly Member[] | undefined {
  const user = useUser();
  // The page has asked for it to know whose plans there are.
  const { data } = useQuery({ ...householdsQuery, enabled: householdId !== undefined });
  const households = data?.households;
  return useMemo(
    () => membersOf({ userId, householdId }, { user, households }),
    [households, householdId, userId, user],
  );
}
