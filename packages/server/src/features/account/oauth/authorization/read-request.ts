/**
 * Reads what a program put into the address of the page where it is allowed (RFC 6749, 4.1.1).
 *
 * A program that is not known, or wants to be answered elsewhere than it registered, is never answered: its person reads
 * why. Everything else that is wrong with a request is said to the program too, but only once its person presses a button:
 * anyone may register an address, so a link to us must not lead there by itself (RFC 9700, 4.11.2).
 */
import type { Asked } from '@saltbush/contract/account/oauth';
import { AppError } from '@saltbush/contract/errors';
import { offeredScopes, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../platform/db/connect';
import { findClient, type ClientRow } from '../clients.store';
import { isRegistered, withAnswer } from '../redirect-uri';
import { isOurs } from '../resources';

export interface AuthorizationRequest {
  client: ClientRow;
  redirectUri: string;
  codeChallenge: string;
  /** What the person may let it do. */
  offered: TokenScope[];
  problem: Problem | undefined;
  /** Where the person is taken back to, with an answer to the program. */
  answerUrl: (answer: Record<string, string>) => string;
}

interface Problem {
  /** The code of the protocol. */
  error: string;
  /** For the person. */
  words: string;
}

/** @throws AppError NOT_FOUND for an unknown program, NOT_POSSIBLE for an address that it has not registered */
export async function readRequest(
  { db, publicUrl }: { db: Db; publicUrl: string },
  asked: Asked,
): Promise<AuthorizationRequest> {
  const client = await findClient(db, asked.client_id);
  if (!client) throw unknownProgram();
  const redirectUri = redirectUriOf(client, asked);
  if (redirectUri === undefined) throw unknownAddress(client);
  const { state, code_challenge: codeChallenge = '' } = asked;
  const answerUrl = (answer: Record<string, string>) =>
    withAnswer(redirectUri, { ...answer, state, iss: publicUrl });
  const offered = offeredScopes(asked.scope);
  const problem = problemOf(asked, publicUrl, offered);
  return { client, redirectUri, codeChallenge, offered, problem, answerUrl };
}

/** It may be left out by a program that has registered one (OAuth 2.1, 4.1.1). */
function redirectUriOf(
  { redirectUris }: ClientRow,
  { redirect_uri: asked }: Asked,
): string | undefined {
  if (asked !== undefined) return isRegistered(asked, redirectUris) ? asked : undefined;
  return redirectUris.length === 1 ? redirectUris[0] : undefined;
}

function problemOf(
  asked: Asked,
  publicUrl: string,
  offered: readonly TokenScope[],
): Problem | undefined {
  if (asked.response_type !== 'code')
    return problem('unsupported_response_type', say('It does not ask for a code.'));
  if (!/^[\w-]{43}$/.test(asked.code_challenge ?? '') || asked.code_challenge_method !== 'S256') {
    return problem('invalid_request', say('It does not ask for PKCE with S256.'));
  }
  if (!isOurs(publicUrl, asked.resource))
    return problem('invalid_target', say('It does not ask for this Saltbush.'));
  if (offered.length === 0)
    return problem('invalid_scope', say('It does not ask for something that Saltbush has.'));
  return undefined;
}

const problem = (error: string, what: string): Problem => ({
  error,
  words: `${what} ${say('Look for a newer version of it, or tell who makes it.')}`,
});

const unknownProgram = () =>
  new AppError(
    'NOT_FOUND',
    say('This Saltbush does not know the program that sent you here. Start again in that program.'),
  );

const unknownAddress = ({ name }: ClientRow) =>
  new AppError(
    'NOT_POSSIBLE',
    say(
      '“{name}” wants you to be taken to an address that it has not registered. That may be an attack: nothing was allowed.',
      { name },
    ),
  );
