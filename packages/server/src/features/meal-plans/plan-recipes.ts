/** Which recipes a plan may have (decision 0028). */
import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { isReadableBy, isReadableByPlanOwner } from '../recipe-access';
import { recipes } from '../recipes/recipes.tables';
import { shareOwnWithHousehold } from '../sharing';
import { refuseEntries, type NewEntry } from './plan-entries';

interface Planner {
  /** Of the plan: this person or a household. */
  ownerId: string;
  userId: string;
  now: Date;
}

/**
 * Within the transaction that adds the entries. Recipes of the planner that the household can't read yet
 * are shared with it.
 *
 * @throws AppError VALIDATION_FAILED naming each entry whose recipe the plan can't have
 */
export async function admitRecipes(tx: Db, planner: Planner, entries: NewEntry[]): Promise<void> {
  const wanted = new Set(entries.flatMap(({ row }) => row.recipeId ?? []));
  const readable = await findAmong(tx, wanted, isReadableByPlanOwner(planner.ownerId));
  const others = without(wanted, readable);
  if (others.size === 0) return;
  const { ownerId, userId, now } = planner;
  const isOwnPlan = ownerId === userId;
  const shared = isOwnPlan
    ? []
    : await shareOwnWithHousehold(tx, {
        recipeIds: [...others],
        householdId: ownerId,
        userId,
        now,
      });
  const refused = without(others, new Set(shared));
  const known = isOwnPlan ? new Set<string>() : await findAmong(tx, refused, isReadableBy(userId));
  refuse(entries, known, 'This recipe is not shared with the community. Its owner can share it.');
  refuse(entries, without(refused, known), 'This recipe is no longer there');
}

async function findAmong(tx: Db, ids: ReadonlySet<string>, is: SQL): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const found = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt), is));
  return new Set(found.map(({ id }) => id));
}

function refuse(entries: NewEntry[], recipeIds: ReadonlySet<string>, message: string): void {
  const isRefused = ({ row }: NewEntry) => row.recipeId != null && recipeIds.has(row.recipeId);
  refuseEntries(entries.filter(isRefused), 'recipe', message);
}

const without = (ids: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> =>
  new Set([...ids].filter((id) => !some.has(id)));
