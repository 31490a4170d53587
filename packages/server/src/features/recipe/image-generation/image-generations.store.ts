/**
 * How many images a person had drawn today. A place is reserved before the service is asked and given back when
 * there is no image, so that calls at once cannot exceed the limit and failures do not count. A reservation of
 * a server that was killed lapses.
 */
import { and, count, eq, gte, lt, or, sql } from 'drizzle-orm';
import { imageGenerationLimits } from '@saltbush/contract/recipe/image-generation';
import { firstDayAnywhere, todayIn } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { findTimeZone } from '../../account/households';
import { imageGenerations } from '../../../schema/recipe/image-generation';

interface PersonNow {
  userId: string;
  now: Date;
}

/** @returns the id of the reservation; nothing when today's images are used up */
export async function reserveImage(
  db: Db,
  { userId, now }: PersonNow,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // One at a time for each person: two must not both take the last place.
    await tx.execute(sql`select from ${users} where ${users.id} = ${userId} for no key update`);
    await tx
      .delete(imageGenerations)
      .where(
        and(eq(imageGenerations.userId, userId), lt(imageGenerations.day, firstDayAnywhere(now))),
      );
    if ((await countLeftToday(tx, { userId, now })) <= 0) return undefined;
    const id = newId();
    await tx
      .insert(imageGenerations)
      .values({ id, userId, day: await dayOf(tx, { userId, now }), startedAt: now, isDone: false });
    return id;
  });
}

export async function countImage(db: Db, id: string): Promise<void> {
  await db.update(imageGenerations).set({ isDone: true }).where(eq(imageGenerations.id, id));
}

export async function releaseImage(db: Db, id: string): Promise<void> {
  await db.delete(imageGenerations).where(eq(imageGenerations.id, id));
}

/** Images that are being drawn count. */
export async function countLeftToday(db: Db, { userId, now }: PersonNow): Promise<number> {
  const stillDrawing = gte(imageGenerations.startedAt, new Date(now.getTime() - lapseMs));
  const [row] = await db
    .select({ count: count() })
    .from(imageGenerations)
    .where(
      and(
        eq(imageGenerations.userId, userId),
        // A later day too: it was today in the zone that they had before.
        gte(imageGenerations.day, await dayOf(db, { userId, now })),
        or(eq(imageGenerations.isDone, true), stillDrawing),
      ),
    );
  return Math.max(0, imageGenerationLimits.perDay - row!.count);
}

const dayOf = async (db: Db, { userId, now }: PersonNow) =>
  todayIn(now, await findTimeZone(db, userId));

/** Longer than a call may take. */
const lapseMs = 5 * 60_000;
