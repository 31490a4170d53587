/** What is sent to somebody, in their language: they read it later, whoever's call or job it is that sends it. */
import { eq, type SQL } from 'drizzle-orm';
import { withLanguage } from '../../../platform/language/current-language';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';

/** Who reads it: an account, by its id or its address. */
type Reader = { id: string } | { email: string };

/**
 * Writes in the language of the account's settings. Where that is not known, or there is no such account, it is the
 * language of the call or the job.
 *
 * @example const mail = await inLanguageOf(tx, { email }, () => invitationEmail(sender, url));
 */
export async function inLanguageOf<Text>(db: Db, reader: Reader, write: () => Text): Promise<Text> {
  const [found] = await db.select({ language: users.language }).from(users).where(isReader(reader));
  return found?.language ? withLanguage(found.language, write) : write();
}

const isReader = (reader: Reader): SQL =>
  'id' in reader ? eq(users.id, reader.id) : eq(users.email, reader.email);
