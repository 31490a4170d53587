/** Where a person lives, how they want recipes shown, what they want to eat, and which notices they turned off. What they chose here stays. */
import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defaultMeasuresChoices } from '@saltbush/contract/account/session';
import { countrySchema } from '@saltbush/contract/schemas/country';
import { timeZoneSchema } from '@saltbush/contract/schemas/fields';
import { nutritionGoalsSchema } from '@saltbush/contract/plan/nutrition-goals';
import { weekdaySchema } from '@saltbush/contract/schemas/weekday';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { findCountry } from '@saltbush/domain/account/countries/countries';
import { isTimeZone } from '@saltbush/domain/account/households/time-zone';
import { knownWeekday } from '@saltbush/domain/plan/days/first-weekday';
import { noticeChannels, noticeKinds } from '@saltbush/domain/device/notifications/choices';
import { say } from '@saltbush/domain/texts/say';
import { users } from '../../../../../schema/accounts';
import { noticeRefusals } from '../../../../../schema/account/notifications';
import { nutritionGoals } from '../../../../../schema/plan/nutrition-goals';
import { findNutritionGoals } from '../../../../plan/nutrition-goals';
import { section } from '../section';

const noticeSchema = z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels) });

export const preferencesSection = section({
  name: 'preferences',
  label: say('preferences'),
  item: z.object({
    measures: z.enum(defaultMeasuresChoices),
    timeZone: z.optional(timeZoneSchema),
    firstWeekday: z.optional(weekdaySchema),
    country: z.optional(countrySchema),
    nutritionGoals: z.optional(nutritionGoalsSchema),
    noticesOff: z.array(noticeSchema).check(maxLength(20)),
  }),
  async *list(db, userId) {
    const [user] = await db
      .select({
        measures: users.defaultMeasures,
        timeZone: users.timeZone,
        firstWeekday: users.firstWeekday,
        country: users.country,
      })
      .from(users)
      .where(eq(users.id, userId));
    const noticesOff = await db
      .select({ kind: noticeRefusals.kind, channel: noticeRefusals.channel })
      .from(noticeRefusals)
      .where(eq(noticeRefusals.userId, userId))
      .orderBy(asc(noticeRefusals.kind), asc(noticeRefusals.channel));
    const goals = await findNutritionGoals(db, userId);
    if (!user) return;
    const { measures, timeZone, firstWeekday } = user;
    const country = findCountry(user.country)?.home.code;
    yield {
      measures,
      // What this program does not know, it would not read either.
      ...(timeZone !== null && isTimeZone(timeZone) && { timeZone }),
      ...(knownWeekday(firstWeekday) && { firstWeekday: knownWeekday(firstWeekday) }),
      ...(country && { country }),
      ...(Object.keys(goals).length > 0 && { nutritionGoals: goals }),
      noticesOff,
    };
  },
  async save(tx, { ownerId: userId }, items) {
    for (const { measures, timeZone, firstWeekday, country, ...rest } of items) {
      const { noticesOff, nutritionGoals: goals } = rest;
      await tx
        .update(users)
        .set({ defaultMeasures: measures })
        .where(and(eq(users.id, userId), eq(users.defaultMeasures, 'written')));
      await tx
        .update(users)
        .set({
          timeZone: sql`coalesce(${users.timeZone}, ${timeZone ?? null})`,
          firstWeekday: sql`coalesce(${users.firstWeekday}, ${firstWeekday ?? null})`,
          country: sql`coalesce(${users.country}, ${country ?? null})`,
        })
        .where(eq(users.id, userId));
      if (goals)
        await tx
          .insert(nutritionGoals)
          .values({ userId, ...goals })
          .onConflictDoNothing();
      const rows = noticesOff.map((notice) => ({ userId, ...notice }));
      if (rows.length > 0) await tx.insert(noticeRefusals).values(rows).onConflictDoNothing();
    }
    return items.length;
  },
});
