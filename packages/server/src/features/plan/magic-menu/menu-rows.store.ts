/** What Magic Menu reads of a plan's owner: the rows that a phone chooses by, and the people. */
import { and, asc, between, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Member } from '@saltbush/domain/plan/eaters/eaters';
import { menuRulesOf, type MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { menuRulesId, type MenuRulesRow } from '@saltbush/domain/plan/rows/menu-rules-row';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { householdMembers } from '../../../schema/households';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { syncRows } from '../../../schema/plan/sync';
import { toMealRow } from '../meal-plans';

/** @param start the first of the seven days */
export async function readMenuRows(
  db: Db,
  { ownerId, start }: { ownerId: string; start: PlainDate },
): Promise<Row[]> {
  const [meals, others] = await Promise.all([
    db.select().from(mealPlanEntries).where(isMealNear(ownerId, start)),
    db.select().from(syncRows).where(decidesMenu(ownerId, start)),
  ]);
  return [
    ...meals.map(toMealRow),
    ...others.map(({ kind, id, fields, stamps, isDeleted, version }) => ({
      kind,
      id,
      fields,
      stamps,
      isDeleted,
      version,
    })),
  ];
}

/** Also what was wanted in the days before without a day, and what is left over in the weeks after. */
const isMealNear = (ownerId: string, start: PlainDate) =>
  and(
    eq(mealPlanEntries.ownerId, ownerId),
    eq(mealPlanEntries.isDeleted, false),
    between(mealPlanEntries.date, addDays(start, -7), addDays(start, 27)),
  );

/** The id of an attendance begins with its day. */
const decidesMenu = (ownerId: string, start: PlainDate) =>
  and(
    eq(syncRows.ownerId, ownerId),
    eq(syncRows.isDeleted, false),
    or(
      inArray(syncRows.kind, ['eaters', 'eaterSettings', 'menuRules', 'votes', 'homeItems']),
      and(
        eq(syncRows.kind, 'attendances'),
        gte(syncRows.id, start),
        lt(syncRows.id, addDays(start, 7)),
      ),
    ),
  );

/** The rules that everybody who plans for this owner shares. */
export async function readMenuRules(db: Db, ownerId: string): Promise<MenuRules> {
  const isIt = and(
    eq(syncRows.ownerId, ownerId),
    eq(syncRows.kind, 'menuRules'),
    eq(syncRows.id, menuRulesId),
    eq(syncRows.isDeleted, false),
  );
  const [row] = await db.select({ fields: syncRows.fields }).from(syncRows).where(isIt);
  return menuRulesOf(row?.fields as MenuRulesRow | undefined);
}

/** The members of a household, or the person. */
export async function listMembersOf(db: Db, ownerId: string): Promise<Member[]> {
  const person = { id: users.id, name: users.displayUsername };
  const members = await db
    .select(person)
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(eq(householdMembers.householdId, ownerId))
    .orderBy(asc(householdMembers.joinedAt), asc(users.id));
  if (members.length > 0) return members;
  return db.select(person).from(users).where(eq(users.id, ownerId));
}
