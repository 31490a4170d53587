/** Making a token: the password is asked for, since a token lasts longer than the sign-in that makes it. */
import { apiTokenLimits } from '@saltbush/contract/account/api-tokens';
import { AppError } from '@saltbush/contract/errors';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { SignedIn } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import { digestOf } from '../../../platform/secrets';
import { lockAccount } from '../accounts';
import { getHousehold } from '../households';
import { confirmIdentity, signInChangedEmail } from '../sign-in-methods';
import { countApiTokens, insertApiToken, type ListedToken } from './api-tokens.store';
import type { TokenTexts } from './token-text';

interface WantedToken {
  name: string;
  scopes: readonly TokenScope[];
  householdId?: string | undefined;
  days?: number | undefined;
  password?: string | undefined;
}

/**
 * @returns the text, which is nowhere stored, and the row
 * @throws AppError NOT_FOUND or FORBIDDEN of a community that is not theirs, CONFIRM_PASSWORD, WRONG_PASSWORD, NOT_POSSIBLE when the person has as many as one may have
 */
export async function makeToken(
  deps: Deps & { tokenTexts: TokenTexts },
  person: SignedIn,
  { name, scopes, householdId, days, password }: WantedToken,
): Promise<{ token: string; row: ListedToken }> {
  const user = await confirmIdentity(deps, person, password);
  const { database, config, clock, mail, tokenTexts } = deps;
  if (householdId !== undefined) await getHousehold(database.db, householdId, user.id);
  const token = tokenTexts.make(user.id);
  const row = await database.db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    if ((await countApiTokens(tx, user.id)) >= apiTokenLimits.perPerson) throw tooMany();
    const createdAt = clock();
    const write = () => signInChangedEmail(user, 'api-token-made', `${config.publicUrl}/account`);
    await mail.enqueue(tx, user.email, write);
    return insertApiToken(tx, {
      id: newId(),
      digest: digestOf(token),
      userId: user.id,
      name,
      scopes: [...new Set(scopes)],
      householdId: householdId ?? null,
      createdAt,
      expiresAt: days === undefined ? null : new Date(createdAt.getTime() + days * dayMs),
    });
  });
  mail.wake();
  return { token, row };
}

const dayMs = 24 * 60 * 60_000;

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say('You have {perPerson} tokens, as many as one may have. Remove one first.', {
      perPerson: apiTokenLimits.perPerson,
    }),
  );
