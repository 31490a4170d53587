import type { Passkey } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { hasPassword } from '../../../platform/passwords';
import { findUser } from '../accounts';
import { countRecoveryCodes, findAuthenticator } from './authenticator/authenticator.store';
import { listPasskeys, type PasskeyRow } from './passkeys/passkeys.store';
import { findRelyingParty } from './passkeys/relying-party';
import { isLinked } from './sign-in-methods.store';

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    _id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    ...(row.lastUsedAt && { lastUsedAt: row.lastUsedAt.toISOString() }),
    isSynced: row.isSynced,
  };
}

export async function presentMethods({ database: { db }, config, services }: Deps, userId: string) {
  const provider = await services.find('sign-in-provider');
  const [user, passkeys, authenticator, recoveryCodesLeft, isProviderLinked] = await Promise.all([
    findUser(db, userId),
    listPasskeys(db, userId),
    findAuthenticator(db, userId),
    countRecoveryCodes(db, userId),
    provider ? isLinked(db, userId, provider.issuer) : false,
  ]);
  if (!user) throw new AppError('SESSION_EXPIRED');
  return {
    hasPassword: hasPassword(user.passwordHash),
    hasPasskeys: findRelyingParty(config.publicUrl) !== undefined,
    passkeys: passkeys.map(presentPasskey),
    authenticator: { isOn: Boolean(authenticator?.confirmedAt), recoveryCodesLeft },
    ...(provider && { provider: { name: provider.name, isLinked: isProviderLinked } }),
  };
}
