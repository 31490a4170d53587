/** Hooks and functions for pages that show or change a plan. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import type { PlanScope } from '../view-mode';
import type { PlanSync } from './engine/plan-sync';
import { openEngine, startedEngine } from './open-engine';
import type { PlannedRecipe, PlanView, SyncStatus } from './plan-view';

/** Rows of a plan owner as shown: confirmed rows with waiting changes on top. Undefined while they are read. */
export function usePlanRows(scope: PlanScope): PlanView | undefined {
  const plan = usePlanSync(scope);
  return useSyncExternalStore(plan?.subscribe ?? subscribeToNothing, () => plan?.getView());
}

/** Whether changes are durable on this device and on the server. */
export function useSyncStatus(scope: PlanScope): SyncStatus {
  const plan = usePlanSync(scope);
  return useSyncExternalStore(
    plan?.subscribe ?? subscribeToNothing,
    () => plan?.getStatus() ?? loading,
  );
}

/**
 * Changes the plan: shown at once; resolves when it is durable on this device.
 *
 * @throws when it could not be stored; then it is undone on the screen, and a toast says so
 * @example await changePlan(scope, 'removeMeal', { id })
 */
export async function changePlan<Name extends OperationName>(
  scope: PlanScope,
  name: Name,
  args: OperationArgs[Name],
): Promise<void> {
  const engine = await openEngine(scope.userId);
  await engine.openPlan(scope).change(name, args);
}

/**
 * Shows these recipes in the plan before the server has sent them with its rows: call it with the card of a
 * recipe that is about to be planned. What they need for the list comes with the next answer. Resolves when they
 * are stored, as far as this device has space.
 */
export async function addPlanRecipes(
  scope: PlanScope,
  cards: readonly PlannedRecipe['card'][],
): Promise<void> {
  const engine = await openEngine(scope.userId);
  await engine.openPlan(scope).addRecipes(cards.map((card) => ({ card, revision: 0, needs: [] })));
}

/** What this device has of a plan: for a press on a page that does not show it. */
export async function readPlan(scope: PlanScope): Promise<PlanView | undefined> {
  const engine = await openEngine(scope.userId);
  const plan = engine.openPlan(scope);
  await plan.data.ready();
  return plan.getView();
}

/**
 * Reads what this device has of a plan, so that the page that is about to be shown has it in its first view.
 * Never rejects.
 */
export async function readPlanFirst(scope: PlanScope): Promise<void> {
  try {
    const engine = await openEngine(scope.userId);
    await engine.openPlan(scope).data.ready();
  } catch {
    // The code could not be loaded; the page tries again.
  }
}

/** Asks the server now: a retry button, a page that opened. Never rejects. */
export async function syncNow(scope: PlanScope): Promise<void> {
  try {
    const engine = await openEngine(scope.userId);
    await engine.sync(scope);
  } catch {
    // The code could not be loaded; the next use tries again.
  }
}

const loading: SyncStatus = { state: 'loading', isOffline: false, waiting: 0 };
const subscribeToNothing = () => () => undefined;

function usePlanSync({ userId, householdId }: PlanScope): PlanSync | undefined {
  const [opened, setOpened] = useState<{ key: string; plan: PlanSync }>();
  const key = `${userId}.${householdId}`;
  useEffect(() => {
    let isCurrent = true;
    void openEngine(userId)
      .then((engine) => {
        if (!isCurrent) return;
        const scope = { userId, householdId };
        setOpened({ key, plan: engine.openPlan(scope) });
        void engine.sync(scope);
      })
      // The code could not be loaded, as without a network on a first visit.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key, userId, householdId]);
  return opened?.key === key
    ? opened.plan
    : startedEngine(userId)?.findPlan({ userId, householdId });
}
