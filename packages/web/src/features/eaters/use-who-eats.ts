/** All who eat with the owner of a plan, for choosing what they can eat. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AttendanceRow } from '@saltbush/domain/eaters/eater-rows';
import type { Member, WhoEats } from '@saltbush/domain/eaters/eaters';
import type { RowMap } from '@saltbush/domain/sync/rows';
import { useUser } from '../../api/session';
import { householdsQuery } from '../household-data';
import { usePlanRows } from '../sync';
import type { PlanScope } from '../view-mode';
import { useEaters } from './use-eaters';

/** @returns undefined until the members and the rows are known: without them an allergy could be missed */
export function useWhoEats(scope: PlanScope): WhoEats | undefined {
  const view = usePlanRows(scope);
  const members = useMembers(scope);
  const eaters = useEaters(scope, members ?? noMembers)?.eaters;
  return useMemo(
    () =>
      members && eaters && view?.isLoaded
        ? { eaters, attendances: attendancesIn(view.rows) }
        : undefined,
    [members, eaters, view],
  );
}

const noMembers: readonly Member[] = [];

function useMembers({ userId, householdId }: PlanScope): readonly Member[] | undefined {
  const user = useUser();
  // The page has asked for it to know whose plans there are.
  const { data } = useQuery({ ...householdsQuery, enabled: householdId !== undefined });
  return useMemo(() => {
    if (householdId === undefined) return [{ id: userId, name: user?.displayUsername ?? '' }];
    const household = data?.households.find(({ _id }) => _id === householdId);
    return household?.members.map((member) => ({
      id: member.user._id,
      name: member.user.username,
    }));
  }, [data, householdId, userId, user]);
}

const attendancesIn = (rows: RowMap): ReadonlyMap<string, Partial<AttendanceRow>> =>
  new Map(
    [...rows.values()].flatMap(({ kind, id, fields }) =>
      kind === 'attendances' ? [[id, fields as Partial<AttendanceRow>] as const] : [],
    ),
  );
