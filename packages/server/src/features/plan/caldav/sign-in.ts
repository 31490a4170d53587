/**
 * Who a calendar app calls for: HTTP Basic with an API token as the password, since these apps send nothing else. The
 * user name says nothing. A password of an account is no token, so that none is ever tried here.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { SignedIn } from '../../../platform/http/session';
import { DavRefusal } from './xml/dav-refusal';

export type SignedInProgram = SignedIn & Required<Pick<SignedIn, 'program'>>;

/** @throws DavRefusal 401; AppError EMAIL_NOT_VERIFIED */
export async function signInProgram(request: FastifyRequest): Promise<SignedInProgram> {
  const { sessions } = request.server;
  const token = basicPassword(request.headers.authorization);
  const claim = token === undefined ? undefined : sessions.claim(token);
  if (!claim?.isProgram) throw notSignedIn();
  request.claim = claim;
  const user = await sessions.confirm(claim);
  if (!isProgram(user)) throw notSignedIn();
  claim.program = user.program;
  if (user.mustVerify) throw new AppError('EMAIL_NOT_VERIFIED');
  return user;
}

const isProgram = (user: SignedIn | undefined): user is SignedInProgram =>
  user?.program !== undefined;

export const notSignedIn = (): DavRefusal =>
  new DavRefusal(401, {
    message: say(
      'The password is an API token. Make one in Saltbush, under Account, Other programs.',
    ),
    headers: {
      'www-authenticate': 'Basic realm="Saltbush: an API token as password", charset="UTF-8"',
    },
  });

/** @example basicPassword('Basic YW5uOnNhbHRidXNoXw==') // 'saltbush_' */
function basicPassword(header: string | undefined): string | undefined {
  const [, encoded] = /^basic +([\w+/=-]{1,1000})$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}
