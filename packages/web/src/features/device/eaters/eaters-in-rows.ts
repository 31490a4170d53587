/** What the rows of a plan and its members say of those who eat. */
import {
  eaterSettingsId,
  type AttendanceRow,
  type EaterSettingsRow,
} from '@saltbush/domain/plan/rows/eater-rows';
import type { Member } from '@saltbush/domain/plan/eaters/eaters';
import { rowKey, type Row, type RowMap } from '@saltbush/domain/plan/rows/rows';
import type { Household } from '@saltbush/contract/account/households';
import type { User } from '@saltbush/contract/account/session';
import type { PlanScope } from '../view-mode';

export const storedEatersIn = (rows: RowMap): Row<'eaters'>[] =>
  [...rows.values()].filter((row): row is Row<'eaters'> => row.kind === 'eaters');

export const attendancesIn = (rows: RowMap): ReadonlyMap<string, Partial<AttendanceRow>> =>
  new Map(
    [...rows.values()].flatMap(({ kind, id, fields }) =>
      kind === 'attendances' ? [[id, fields as Partial<AttendanceRow>] as const] : [],
    ),
  );

/** How many eat at home, as somebody said. */
export function peopleIn(rows: RowMap): number | undefined {
  const row = rows.get(rowKey('eaterSettings', eaterSettingsId));
  return (row?.fields as EaterSettingsRow | undefined)?.people;
}

interface KnownPeople {
  user: User | undefined;
  /** Undefined until they are known. */
  households: readonly Household[] | undefined;
}

/** Of a personal plan the person; undefined while they are not known. */
export function membersOf(
  { userId, householdId }: PlanScope,
  { user, households }: KnownPeople,
): readonly Member[] | undefined {
  if (householdId === undefined) return [{ id: userId, name: user?.displayUsername ?? '' }];
  const household = households?.find(({ _id }) => _id === householdId);
  return household?.members.map((member) => ({ id: member.user._id, name: member.user.username }));
}
