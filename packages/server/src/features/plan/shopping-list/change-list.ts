/** Ticks and food settings, as operations. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { SplitOnWire } from '@saltbush/contract/plan/shopping-list';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { lineStates } from '@saltbush/domain/plan/shopping-list/list/line-states';
import { splitsOf } from '@saltbush/domain/plan/shopping-list/splits';
import type { ListAmount } from '@saltbush/domain/plan/rows/list-amount';
import { lineId, type FoodRow, type LineRow } from '@saltbush/domain/plan/rows/rows';
import type { Change } from '@saltbush/domain/plan/sync/operations';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { Author } from '../../../platform/http/session';
import type { Db } from '../../../platform/db/connect';
import { changePlan, type PlanChange, type PlanOperation } from '../sync';
import { syncRows } from '../../../schema/plan/sync';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

/** A plan whose list may be changed, and who changes it. */
interface ListChange extends Author {
  plan: Authorized<{ ownerId: string; startDate: string; timeZone: TimeZone | null }>;
  line: string;
  /** Ids of the typed items that the caller saw on the line. */
  items: string[];
}

interface Tick extends ListChange {
  /** Amounts that recipes ask for; undefined for a line that none asks for. */
  covered: readonly ListAmount[] | undefined;
  /** The part of them that was left of earlier purchases. */
  left?: readonly ListAmount[] | undefined;
}

export async function tickLine(context: Context, tick: Tick): Promise<void> {
  const { plan, userId, program } = tick;
  await changePlan(context, {
    ownerId: plan.ownerId,
    userId,
    program,
    operations: (tx, now) => ticking(tx, now, tick),
    refuse: refuseField('line', say('This list has no room for more ticks')),
  });
}

export async function untickLine(context: Context, change: ListChange): Promise<void> {
  const { plan, userId, program } = change;
  await changePlan(context, {
    ownerId: plan.ownerId,
    userId,
    program,
    operations: (tx) => unticking(tx, change),
    refuse: refuseField('line', say('This tick has changed meanwhile')),
  });
}

type LineChange = Omit<ListChange, keyof Author>;

/** What ticks a line, within the transaction that holds the owner's lock. */
export async function ticking(
  tx: Db,
  now: Date,
  { plan, line, items, covered, left }: Omit<Tick, keyof Author>,
): Promise<PlanOperation[]> {
  const { startDate: week, timeZone } = plan;
  const on = todayIn(now, timeZoneOr(timeZone));
  const args = { week, ...(covered && { line: { key: line, covered, left } }), items, on };
  return [...(await untickJoined(tx, plan, line)), { name: 'tick', args }];
}

/** What takes the tick of a line back, likewise. */
export async function unticking(
  tx: Db,
  { plan, line, items }: LineChange,
): Promise<PlanOperation[]> {
  const args = { week: plan.startDate, key: line, items };
  return [...(await untickJoined(tx, plan, line)), { name: 'untick', args }];
}

/** What takes from the list what recipes need of a line, until they need more: it is at home (the app's `putAway`). */
export async function puttingAway(
  tx: Db,
  now: Date,
  {
    plan,
    line,
    covered,
    left,
  }: Pick<Tick, 'plan' | 'line' | 'left'> & {
    covered: readonly ListAmount[];
  },
): Promise<PlanOperation[]> {
  const clearing = { week: plan.startDate, keys: [line], items: [] };
  return [
    ...(await ticking(tx, now, { plan, line, covered, left, items: [] })),
    { name: 'clearDone', args: clearing },
  ];
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

interface FoodChange extends Author {
  ownerId: string;
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

/** Ticks of lines that it was joined of count for a line until it is ticked itself, as in `unticksBefore`. */
async function untickJoined(
  tx: Db,
  { ownerId, startDate: week }: ListChange['plan'],
  line: string,
): Promise<PlanOperation[]> {
  const lines = await listTickedLines(tx, ownerId, week);
  if (lines.every(({ key }) => key === line)) return [];
  const foods = await listJoiningFoods(tx, ownerId);
  const { coveredKeys = [] } = lineStates(lines, splitsOf(foods), foods).get(line) ?? {};
  return coveredKeys
    .filter((key) => key !== line)
    .map((key) => ({ name: 'untick', args: { week, key, items: [] } }));
}

async function listTickedLines(tx: Db, ownerId: string, week: string): Promise<LineRow[]> {
  const lines = await tx
    .select({ fields: syncRows.fields })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.ownerId, ownerId),
        eq(syncRows.kind, 'lines'),
        gt(syncRows.id, lineId(week, '')),
        // "/" comes after "." in the order of the ids.
        lt(syncRows.id, `${week}/`),
        eq(syncRows.isDeleted, false),
        sql`${syncRows.fields}->'covered' is not null`,
      ),
    );
  return lines.map(({ fields }) => fields as LineRow);
}

/** Those that decide which line a food belongs to. */
async function listJoiningFoods(tx: Db, ownerId: string): Promise<Map<string, FoodRow>> {
  const foods = await tx
    .select({ key: syncRows.id, fields: syncRows.fields })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.ownerId, ownerId),
        eq(syncRows.kind, 'foods'),
        eq(syncRows.isDeleted, false),
        sql`coalesce(${syncRows.fields}->'isSplit', ${syncRows.fields}->'sameAs') is not null`,
      ),
    );
  return new Map(foods.map(({ key, fields }) => [key, fields as FoodRow]));
}

const refuseField =
  (field: string, message: string): PlanChange['refuse'] =>
  (refused) =>
    refused.some(({ code }) => code === 'FULL')
      ? new AppError('VALIDATION_FAILED', [{ field, message }])
      : new AppError('CONFLICT');
