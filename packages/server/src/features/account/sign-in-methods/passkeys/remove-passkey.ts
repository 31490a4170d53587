/** Removing a passkey, unless nothing else is left to sign in with. */
import type { Deps } from '../../../../deps';
import { authorize } from '../../../../platform/authorized';
import { findUser } from '../../accounts';
import { refusals } from '../refusals';
import { signInChangedEmail } from '../sign-in-emails';
import { lockMethods } from '../sign-in-methods.store';
import { deletePasskey, findPasskey } from './passkeys.store';

/** @throws AppError NOT_FOUND, NOT_POSSIBLE */
export async function removePasskey(
  { database, config, mail }: Deps,
  userId: string,
  id: string,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const { hasPassword, passkeys, providers } = await lockMethods(tx, userId);
    const passkey = authorize(await findPasskey(tx, id), (found) => found.userId === userId);
    if (!hasPassword && passkeys + providers <= 1) throw refusals.lastMethod();
    await deletePasskey(tx, passkey);
    const user = await findUser(tx, userId);
    if (!user) return;
    const write = () => signInChangedEmail(user, 'passkey-removed', `${config.publicUrl}/account`);
    await mail.enqueue(tx, user.email, write);
  });
  mail.wake();
}
