/** The plan of a week exists from its first meal on, and counts the changes of its meals. */
import { sql } from 'drizzle-orm';
import { standInLocale } from '@saltbush/domain/account/countries/locale';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import { mealPlans } from '../../../../schema/meal-plans';

/** @param weeks Mondays, in their order, so that two transactions lock them alike */
export async function countWeeks(
  tx: Db,
  ownerId: string,
  { weeks, now }: { weeks: readonly PlainDate[]; now: Date },
): Promise<void> {
  if (weeks.length === 0) return;
  await tx
    .insert(mealPlans)
    .values(
      weeks.map((startDate) => ({
        id: newId(),
        ownerId,
        name: nameOfWeek(startDate),
        startDate,
        endDate: addDays(startDate, 6),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [mealPlans.ownerId, mealPlans.startDate],
      set: { revision: sql`${mealPlans.revision} + 1`, updatedAt: now },
    });
}

/** English, whoever begins the week: all its people read the name. @example nameOfWeek('2026-11-23') // 'Week of 23 November 2026' */
export const nameOfWeek = (startDate: PlainDate): string =>
  `Week of ${dayForm.format(Date.parse(startDate))}`;

const dayForm = new Intl.DateTimeFormat(standInLocale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
