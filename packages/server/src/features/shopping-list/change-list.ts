/** Ticks and food settings, as operations. */
import { AppError } from '@saltbush/contract/errors';
import type { SplitOnWire } from '@saltbush/contract/shopping-list';
import { timeZoneOr } from '@saltbush/domain/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/households/time-zone';
import { todayIn, type PlainDate } from '@saltbush/domain/meal-plans/week';
import type { LedgerLine } from '@saltbush/domain/shopping-list/ledger/ledger';
import {
  tickOf,
  unticksBefore,
  unticksOf,
  type Untick,
} from '@saltbush/domain/shopping-list/ledger/ticks';
import type { ListAmount } from '@saltbush/domain/shopping-list/shopping-line';
import type { FoodRow } from '@saltbush/domain/sync/rows';
import type { Change } from '@saltbush/domain/sync/operations';
import type { Deps } from '../../deps';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { connectionOf } from '../../platform/db/transaction';
import type { RecipeNeeds } from '../recipe-needs';
import { changePlan, type PlanChange, type PlanOperation } from '../sync';
import { itemsOf, ledgerOfWeek, linesOf, recipeIdsOf } from './list-of-rows';
import { readListRows } from './list-rows.store';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'> & { needs: RecipeNeeds };

/** A plan whose list may be changed, and who changes it. */
interface ListChange {
  plan: Authorized<{ ownerId: string; startDate: string; timeZone: TimeZone | null }>;
  userId: string;
  line: string;
}

/** With the items that are part of the line. One that is not on the list yet is ticked for when it comes. */
export async function tickLine(
  context: Context,
  { plan, userId, line: key, covered }: ListChange & { covered: readonly ListAmount[] },
): Promise<void> {
  const { ownerId, startDate: week } = plan;
  await changePlan(context, {
    ownerId,
    userId,
    operations: async (tx, now) => {
      const today = todayIn(now, timeZoneOr(plan.timeZone));
      const line = await findLine(tx, context, { plan, key, today });
      const asked = { week, line: { key, covered }, items: [], on: today };
      if (!line) return [{ name: 'tick', args: asked }];
      const ticked = tickOf(line, today);
      const args = line.recipeAmounts ? { ...ticked, line: { key, covered } } : ticked;
      return [...unticksBefore(line, args).map(untick), { name: 'tick', args }];
    },
    refuse: refuseField('line', 'This list has no room for more ticks'),
  });
}

export async function untickLine(
  context: Context,
  { plan, userId, line: key }: ListChange,
): Promise<void> {
  const { ownerId, startDate: week } = plan;
  await changePlan(context, {
    ownerId,
    userId,
    operations: async (tx, now) => {
      const today = todayIn(now, timeZoneOr(plan.timeZone));
      const line = await findLine(tx, context, { plan, key, today });
      return line ? unticksOf(line).map(untick) : [untick({ week, key, items: [] })];
    },
    refuse: refuseField('line', 'This tick has changed meanwhile'),
  });
}

const untick = (args: Untick): PlanOperation => ({ name: 'untick', args });

/** The line as the list shows it now, wherever it stands. */
async function findLine(
  tx: Db,
  { database, needs }: Context,
  { plan, key, today }: { plan: ListChange['plan']; key: string; today: PlainDate },
): Promise<LedgerLine | undefined> {
  const { ownerId, startDate: week } = plan;
  const { rows } = await readListRows(connectionOf(tx), { ownerId, week });
  const found = await needs.ofRecipes(database.statementPool, ownerId, recipeIdsOf(rows));
  const ledger = ledgerOfWeek(
    { rows, week, today },
    {
      recipes: new Map(found.map((recipe) => [recipe.id, recipe])),
      items: new Map(itemsOf(rows).map(({ id, text }) => [id, needs.ofItem(text)])),
    },
  );
  return linesOf(ledger).find((line) => line.key === key);
}

/** @param message when there are as many settings as can be stored */
export async function changeFood(
  context: Context,
  { key, change, message, ...who }: FoodChange,
): Promise<void> {
  await changePlan(context, {
    ...who,
    operations: () => [{ name: 'changeFood', args: { key, change } }],
    refuse: refuseField('key', message),
  });
}

interface FoodChange {
  ownerId: string;
  userId: string;
  key: string;
  change: Change<FoodRow>;
  message: string;
}

/** @param isSplit or joined again */
export const splitChange = (
  { kind }: Pick<SplitOnWire, 'kind'>,
  isSplit: boolean,
): Change<FoodRow> =>
  kind === 'wording' ? { isSplit: isSplit || null } : { areMeasuresSplit: isSplit || null };

const refuseField =
  (field: string, message: string): PlanChange['refuse'] =>
  (refused) =>
    refused.some(({ code }) => code === 'FULL')
      ? new AppError('VALIDATION_FAILED', [{ field, message }])
      : new AppError('CONFLICT');
