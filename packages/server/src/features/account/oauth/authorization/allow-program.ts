/** A person allows a program: it gets a code, and with that its tokens. Asks for the password as a new token does. */
import { oauthLimits, type Asked } from '@saltbush/contract/account/oauth';
import { AppError } from '@saltbush/contract/errors';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import type { SignedIn } from '../../../../platform/http/session';
import { digestOf, newSecret } from '../../../../platform/secrets';
import { lockAccount } from '../../accounts';
import { confirmIdentity } from '../../sign-in-methods';
import { insertCode } from '../codes.store';
import { codeMs } from '../connection-lifetimes';
import { countOtherConnections } from '../connections.store';
import { readRequest } from './read-request';

interface Allowed {
  asked: Asked;
  scopes: readonly TokenScope[];
  password?: string | undefined;
}

/**
 * @returns where the person is taken back to
 * @throws AppError as `readRequest` and `confirmIdentity`; NOT_POSSIBLE for a request with a problem, and when the person
 *   has as many connections as one may have; VALIDATION_FAILED for more than the program asks for
 */
export async function allowProgram(
  deps: Deps,
  person: SignedIn,
  { asked, scopes, password }: Allowed,
): Promise<string> {
  const { database, config, clock } = deps;
  const request = await readRequest({ db: database.db, publicUrl: config.publicUrl }, asked);
  const { client, redirectUri, codeChallenge, offered, problem, answerUrl } = request;
  if (problem) throw new AppError('NOT_POSSIBLE', problem.words);
  if (!scopes.every((scope) => offered.includes(scope))) throw tooMuch();
  const user = await confirmIdentity(deps, person, password);
  const code = newSecret();
  await database.db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const others = await countOtherConnections(tx, { userId: user.id, clientId: client.id });
    if (others >= oauthLimits.connectionsPerPerson) throw tooMany();
    await insertCode(tx, {
      digest: digestOf(code),
      userId: user.id,
      clientId: client.id,
      redirectUri,
      scopes: [...new Set(scopes)],
      codeChallenge,
      expiresAt: new Date(clock().getTime() + codeMs),
    });
  });
  return answerUrl({ code });
}

const tooMuch = () =>
  new AppError('VALIDATION_FAILED', [
    { field: 'scopes', message: say('Please allow only what the program asks for') },
  ]);

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say(
      'You have connected {connectionsPerPerson} programs, as many as one may have. Remove one first, under Account.',
      { connectionsPerPerson: oauthLimits.connectionsPerPerson },
    ),
  );
