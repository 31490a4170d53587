/**
 * Moves what earlier versions stored in local storage into the queue, once: unsent menus and ticks become
 * operations, and so do rules of Magic Menu, unless someone has set rules since. A key is removed when its operations are stored, and not before. Menus are compared with the rows of
 * the server, so that everything waits for its first answer.
 */
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { changeOfRules, menuRulesOf } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { menuRulesId } from '@saltbush/domain/plan/rows/menu-rules-row';
import { addEntry, emptyMenu, isSameMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { todayIn, weekdays, type PlainDate } from '@saltbush/domain/plan/days/week';
import { operationsOfEdit } from '@saltbush/domain/plan/meal-plans/operations-of-edit';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { removeText, writeText } from '../../../../api/stored/local-store';
import { timeZoneOf, type PlanScope } from '../../view-mode';
import type { SyncEngine } from '../engine/sync-engine';
import type { PlanSync } from '../engine/plan-sync';
import { oldKeys, ticksKey } from './old-keys';
import {
  readOldMenus,
  readOldRules,
  readOldTicks,
  weeksOfPlans,
  type OldMenu,
  type OldRules,
  type OldTick,
} from './old-storage';

/** Returns whether nothing is left to move. */
export async function moveOldData(engine: SyncEngine, userId: string): Promise<boolean> {
  if (oldKeys(userId).length === 0) return true;
  const moved = [];
  for (const menu of readOldMenus(userId)) moved.push(await moveMenu(engine, menu));
  moved.push(await moveTicks(engine, userId));
  for (const rules of readOldRules(userId)) moved.push(await moveRules(engine, rules));
  if (moved.includes(false)) return false;
  // Lists were copies of the server's; what could not be read is of no use to any version.
  oldKeys(userId).forEach(removeText);
  return true;
}

async function moveMenu(engine: SyncEngine, old: OldMenu): Promise<boolean> {
  const { menu, base, sent } = old;
  if (base && isSameMenu(menu, base.menu)) {
    removeText(old.key);
    return true;
  }
  const plan = await loadPlan(engine, old.scope);
  const rows = plan?.data.getRows();
  if (!plan || !rows) return false;
  const before = withEntriesOf(base?.menu ?? emptyMenu(menu.startDate), sent);
  await plan.data.changeAll(operationsOfEdit(rows, before, menu));
  removeText(old.key);
  void plan.exchange.sync();
  return true;
}

/** What was sent without an answer may be on the server: an entry of it that is gone since was removed. */
function withEntriesOf(base: Menu, sent: Menu | undefined): Menu {
  let menu = base;
  for (const day of weekdays) {
    for (const entry of sent?.days[day] ?? []) menu = addEntry(menu, entry, day);
  }
  return menu;
}

async function moveTicks(engine: SyncEngine, userId: string): Promise<boolean> {
  const weeks = weeksOfPlans(userId);
  const left: OldTick[] = [];
  for (const tick of readOldTicks(userId)) {
    if (!(await moveTick(engine, userId, tick, weeks))) left.push(tick);
  }
  if (left.length === 0) removeText(ticksKey(userId));
  else writeText(ticksKey(userId), JSON.stringify(left));
  return left.length === 0;
}

async function moveTick(
  engine: SyncEngine,
  userId: string,
  { planId, householdId, line, isTicked, covered }: OldTick,
  weeks: Map<string, PlainDate>,
): Promise<boolean> {
  const week = weeks.get(planId) ?? (await weekOnServer(planId));
  if (week === 'gone') return true;
  if (week === undefined) return false;
  weeks.set(planId, week);
  const plan = engine.openPlan({ userId, ...(householdId !== undefined && { householdId }) });
  await plan.data.ready();
  const on = todayIn(new Date(), timeZoneOf(householdId));
  await plan.data.changeAll([
    isTicked
      ? { name: 'tick', args: { week, line: { key: line, covered }, items: [], on } }
      : { name: 'untick', args: { week, key: line, items: [] } },
  ]);
  void plan.exchange.sync();
  return true;
}

async function moveRules(engine: SyncEngine, { key, scope, rules }: OldRules): Promise<boolean> {
  const plan = await loadPlan(engine, scope);
  const rows = plan?.data.getRows();
  if (!plan || !rows) return false;
  const change = changeOfRules(menuRulesOf(), rules);
  if (!rows.has(rowKey('menuRules', menuRulesId)) && Object.keys(change).length > 0) {
    await plan.data.changeAll([{ name: 'setMenuRules', args: { change } }]);
    void plan.exchange.sync();
  }
  removeText(key);
  return true;
}

/** Undefined: the server could not be asked. */
async function weekOnServer(planId: string): Promise<PlainDate | 'gone' | undefined> {
  try {
    return (await call(mealPlansRoutes.getHydrated, { params: { id: planId } })).startDate;
  } catch (error) {
    const isGone = error instanceof AppError && (error.status === 404 || error.status === 403);
    return isGone ? 'gone' : undefined;
  }
}

/** Undefined until the server has answered once. */
async function loadPlan(engine: SyncEngine, scope: PlanScope): Promise<PlanSync | undefined> {
  const plan = engine.openPlan(scope);
  await plan.data.ready();
  if (!plan.getView()?.isLoaded) await plan.exchange.sync();
  return plan.getView()?.isLoaded ? plan : undefined;
}
