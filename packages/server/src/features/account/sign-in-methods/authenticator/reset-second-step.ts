import { foldEmail } from '@saltbush/domain/account/accounts/names';
import type { Db } from '../../../../platform/db/connect';
import { findUserByEmail } from '../../accounts';
import { deleteAuthenticator } from './authenticator.store';

/** @returns false for an unknown address, and for someone without a second step */
export async function resetSecondStep(db: Db, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, foldEmail(email));
  return user !== undefined && db.transaction((tx) => deleteAuthenticator(tx, user.id));
}
