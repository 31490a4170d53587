/** How a person wants recipes shown, and which notices they turned off. What they chose here stays. */
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defaultMeasuresChoices } from '@saltbush/contract/account/session';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { noticeChannels, noticeKinds } from '@saltbush/domain/device/notifications/choices';
import { users } from '../../../../../schema/accounts';
import { noticeRefusals } from '../../../../../schema/account/notifications';
import { section } from '../section';

const noticeSchema = z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels) });

export const preferencesSection = section({
  name: 'preferences',
  label: 'preferences',
  item: z.object({
    measures: z.enum(defaultMeasuresChoices),
    noticesOff: z.array(noticeSchema).check(maxLength(20)),
  }),
  async *list(db, userId) {
    const [user] = await db
      .select({ measures: users.defaultMeasures })
      .from(users)
      .where(eq(users.id, userId));
    const noticesOff = await db
      .select({ kind: noticeRefusals.kind, channel: noticeRefusals.channel })
      .from(noticeRefusals)
      .where(eq(noticeRefusals.userId, userId))
      .orderBy(asc(noticeRefusals.kind), asc(noticeRefusals.channel));
    if (user) yield { measures: user.measures, noticesOff };
  },
  async save(tx, { ownerId: userId }, items) {
    for (const { measures, noticesOff } of items) {
      await tx
        .update(users)
        .set({ defaultMeasures: measures })
        .where(and(eq(users.id, userId), eq(users.defaultMeasures, 'written')));
      const rows = noticesOff.map((notice) => ({ userId, ...notice }));
      if (rows.length > 0) await tx.insert(noticeRefusals).values(rows).onConflictDoNothing();
    }
    return items.length;
  },
});
