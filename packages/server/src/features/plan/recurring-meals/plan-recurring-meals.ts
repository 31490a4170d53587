/**
 * Puts meals that come again every week on the plans, as a device that opens a plan does (decision 0047): by the same
 * rule and with the same ids, so that whoever is second changes nothing.
 */
import { AppError } from '@saltbush/contract/errors';
import { lastRecurringDays } from '@saltbush/domain/plan/meal-plans/recurring/recurring-meals';
import { daysAnywhere, todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { operationsDue } from '@saltbush/domain/plan/meal-plans/recurring/recurring-of-rows';
import type { Deps } from '../../../deps';
import { changePlan, type PlanOperation } from '../sync';
import { listDueOwners, readRecurringRows, type DueOwner } from './recurring-meals.store';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices' | 'log'>;

const ownersATime = 200;

/**
 * Owner by owner, each in a transaction of its own.
 *
 * @returns the number of owners whose plans were changed
 */
export async function planRecurringMeals(context: Context, stopping: AbortSignal): Promise<number> {
  const now = context.clock();
  const lastDays = Object.fromEntries(
    daysAnywhere(now).map((today) => [today, lastRecurringDays(today)]),
  );
  let planned = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await listDueOwners(context.database.db, { lastDays, after, limit: ownersATime });
    for (const { timeZone, dueDays, ...owner } of due) {
      if (stopping.aborted) return planned;
      const today = todayIn(now, timeZone);
      if (dueDays.includes(today)) planned += Number(await planFor(context, owner, today));
    }
    const last = due.at(-1);
    if (!last || due.length < ownersATime) return planned;
    after = last.ownerId;
  }
}

/** One plan that can't be changed, because a day is full or its household has just ended, does not stop the others. */
async function planFor(
  context: Context,
  owner: Pick<DueOwner, 'ownerId' | 'userId'>,
  today: PlainDate,
): Promise<boolean> {
  try {
    await changePlan(context, {
      ...owner,
      operations: async (tx) =>
        operationsDue(
          await readRecurringRows(tx, owner.ownerId, today),
          today,
          () => true,
        ) as PlanOperation[],
      refuse: () => new AppError('CONFLICT'),
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ err: error, ...owner }, 'could not plan the meals of every week');
    return false;
  }
}
