import { and, eq } from 'drizzle-orm';
import type { NoticeChoice } from '@saltbush/contract/account/notifications';
import {
  hasChannel,
  noticeChannels,
  noticeKinds,
  type NoticeKind,
} from '@saltbush/domain/device/notifications/choices';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { noticeRefusals } from '../../../schema/account/notifications';

/** Every kind in every way that it has. */
export async function listChoices(db: Db, userId: string): Promise<NoticeChoice[]> {
  const refused = await db.select().from(noticeRefusals).where(eq(noticeRefusals.userId, userId));
  return noticeKinds.flatMap((kind) =>
    noticeChannels
      .filter((channel) => hasChannel(kind, channel))
      .map((channel) => ({
        kind,
        channel,
        isOn: !refused.some((row) => row.kind === kind && row.channel === channel),
      })),
  );
}

export async function saveChoice(
  db: Db,
  userId: string,
  { kind, channel, isOn }: NoticeChoice,
): Promise<void> {
  if (!isOn) {
    await db.insert(noticeRefusals).values({ userId, kind, channel }).onConflictDoNothing();
    return;
  }
  await db
    .delete(noticeRefusals)
    .where(
      and(
        eq(noticeRefusals.userId, userId),
        eq(noticeRefusals.kind, kind),
        eq(noticeRefusals.channel, channel),
      ),
    );
}

/** Whether mails of this kind may go to the address. Nobody can refuse before they have an account. */
export async function wantsMail(db: Db, email: string, kind: NoticeKind): Promise<boolean> {
  const refused = await db
    .select({ userId: noticeRefusals.userId })
    .from(noticeRefusals)
    .innerJoin(users, eq(users.id, noticeRefusals.userId))
    .where(
      and(
        eq(users.email, email),
        eq(noticeRefusals.kind, kind),
        eq(noticeRefusals.channel, 'mail'),
      ),
    );
  return refused.length === 0;
}
