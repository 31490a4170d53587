/** What is in the trolley. */
import { and, eq, like, notInArray } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import type { ListAmount } from '@saltbush/domain/shopping-list/shopping-line';
import { isSplitKey, splitKey } from '@saltbush/domain/shopping-list/splits';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { shoppingListTicks, shoppingSplits } from './shopping-list.tables';

export interface Tick {
  lineKey: string;
  covered: readonly ListAmount[];
  now: Date;
}

export async function saveTick(
  db: Db,
  plan: Authorized<TickedPlan>,
  { lineKey, covered, now }: Tick,
): Promise<void> {
  if ((await countTicks(db, plan)) >= shoppingListLimits.ticks) {
    throw new AppError('VALIDATION_FAILED', [
      { field: 'line', message: 'This list has no room for more ticks' },
    ]);
  }
  await db.transaction(async (tx) => {
    await forgetJoinedTicks(tx, plan, lineKey);
    await tx
      .insert(shoppingListTicks)
      .values({ planId: plan.id, lineKey, covered, tickedAt: now })
      .onConflictDoUpdate({
        target: [shoppingListTicks.planId, shoppingListTicks.lineKey],
        set: { covered, tickedAt: now },
      });
  });
}

export async function removeTick(db: Db, plan: Authorized<TickedPlan>, lineKey: string) {
  await db.transaction(async (tx) => {
    await forgetJoinedTicks(tx, plan, lineKey);
    await tx
      .delete(shoppingListTicks)
      .where(and(eq(shoppingListTicks.planId, plan.id), eq(shoppingListTicks.lineKey, lineKey)));
  });
}

type TickedPlan = { id: string; ownerId: string };

/** Ticks of split parts count for the joined line until it is ticked itself. */
async function forgetJoinedTicks(db: Db, plan: TickedPlan, lineKey: string): Promise<void> {
  if (isSplitKey(lineKey)) return;
  const { planId, lineKey: tickedKey } = shoppingListTicks;
  const stillSplit = db
    .select({ key: shoppingSplits.lineKey })
    .from(shoppingSplits)
    .where(and(eq(shoppingSplits.ownerId, plan.ownerId), eq(shoppingSplits.kind, 'wording')));
  await db
    .delete(shoppingListTicks)
    .where(
      and(
        eq(planId, plan.id),
        like(tickedKey, `${splitKey(lineKey, '')}%`),
        notInArray(tickedKey, stillSplit),
      ),
    );
}

async function countTicks(db: Db, plan: Authorized<{ id: string }>): Promise<number> {
  return db.$count(shoppingListTicks, eq(shoppingListTicks.planId, plan.id));
}
