/** What Magic Menu reads of a plan's owner: the rows that a phone chooses by, and the people. */
import { and, asc, between, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Member } from '@saltbush/domain/plan/eaters/eaters';
import {
  sourcesOf,
  topicsOf,
  weekRulesOf,
} from '@saltbush/domain/plan/magic-menu/rules/rules-of-rows';
import { menuRulesOf, sourcesIn } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { MenuRulesRow, MenuSource } from '@saltbush/domain/plan/rows/menu-rules-row';
import type { RecipeTopic } from '@saltbush/domain/plan/rows/week-rule-row';
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
      inArray(syncRows.kind, [
        'eaters',
        'eaterSettings',
        'menuRules',
        'weekRules',
        'votes',
        'homeItems',
      ]),
      and(
        eq(syncRows.kind, 'attendances'),
        gte(syncRows.id, start),
        lt(syncRows.id, addDays(start, 7)),
      ),
    ),
  );

interface RuleTopics {
  /** Whatever the rules name. */
  topics: readonly RecipeTopic[];
  /** Those of them that are searches and cookbooks. */
  sources: readonly MenuSource[];
}

/** What the rules are about that everybody who plans for this owner shares. */
export async function readRuleTopics(db: Db, ownerId: string): Promise<RuleTopics> {
  const areThey = and(
    eq(syncRows.ownerId, ownerId),
    inArray(syncRows.kind, ['menuRules', 'weekRules']),
    eq(syncRows.isDeleted, false),
  );
  const { kind, id, fields, isDeleted } = syncRows;
  const rows = await db.select({ kind, id, fields, isDeleted }).from(syncRows).where(areThey);
  const rules = rows.find((row) => row.kind === 'menuRules')?.fields as MenuRulesRow | undefined;
  const ofWeek = topicsOf(weekRulesOf(rows, new Map()));
  const sources = [...new Set([...sourcesIn(menuRulesOf(rules)), ...sourcesOf(ofWeek)])];
  return { topics: [...new Set([...sources, ...ofWeek])], sources };
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
