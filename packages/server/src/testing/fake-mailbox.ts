/** The mails sent to an address, newest first. */
import { desc, eq } from 'drizzle-orm';
import { mailMessages } from '../schema/account/mail';
import type { Database } from '../platform/db/connect';

export interface ReceivedMail {
  subject: string;
  text: string;
  /** The secret in the mail's link, `?token=…`. */
  token: string;
}

export async function openMailbox(
  { db }: Pick<Database, 'db'>,
  address: string,
): Promise<ReceivedMail[]> {
  const mails = await db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.to, address))
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id));
  return mails.map(({ subject, text }) => ({ subject, text, token: tokenIn(text) }));
}

const tokenIn = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
