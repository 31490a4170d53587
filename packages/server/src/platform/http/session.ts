/**
 * Who asks, before any handler runs. How a token is read is known to the accounts feature, through
 * `SessionReader`: this file only defines the content of a session, and what each kind of access requires.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import {
  isCallOfEveryProgram,
  isCommunityCall,
  mayProgramCall,
  scopeOfCall,
} from '@saltbush/contract/program-calls';
import type { Route } from '@saltbush/contract/route';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { say } from '@saltbush/domain/texts/say';

export interface SignedIn {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  /** A verified address is demanded, and theirs is not. */
  mustVerify: boolean;
  /** Present when a program calls with a token of theirs. */
  program?: Program;
}

export interface Program {
  /** As its person named it. */
  name: string;
  scopes: readonly TokenScope[];
  /** The one community that its token is for; absent of a token for all that its person may do. */
  householdId?: string;
}

/** Who changes something: a person, themselves or by a program of theirs. */
export interface Author {
  userId: string;
  /** The program's name. */
  program?: string | undefined;
}

/** @example await changePlan(deps, { ...authorOf(user), ownerId, operations, refuse }) */
export const authorOf = ({ userId, program }: SignedIn | SessionClaim): Author => ({
  userId,
  program: program?.name,
});

/** The payload of a valid token that has not expired; its row tells whether the session is still open. */
export interface SessionClaim {
  userId: string;
  /** The digest of the token, for a program. */
  sessionId: string;
  /** Whether the token is that of a program. */
  isProgram?: boolean;
  /** Of such a one, once the database was asked about it (`checkAccess`), which is before any handler. */
  program?: Program;
  /** When it was claimed. */
  at: Date;
  /** When the token was made, in milliseconds since 1970, to the second. */
  issuedAtMs: number;
  /** Whether only people with a verified address may call. */
  demandsVerified: boolean;
}

export interface SessionReader {
  /** @returns nothing for a token that is forged or old */
  claim: (token: string) => SessionClaim | undefined;
  /** @returns nothing for a session that was ended */
  confirm: (claim: SessionClaim) => Promise<SignedIn | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionReader;
  }
  interface FastifyRequest {
    /** Whose token came with the call; absent for a visitor. */
    claim: SessionClaim | undefined;
    /** Whose session was found open before the body was read. */
    signedIn: SignedIn | undefined;
  }
}

export function addSessions(app: FastifyInstance, sessions: SessionReader): void {
  app.decorate('sessions', sessions);
  app.decorateRequest('claim', undefined);
  app.decorateRequest('signedIn', undefined);
}

/** What a route says of who may call it; what is no route of the contract is open to no program. */
type Admission = Pick<Route, 'access' | 'admitsUnverified'>;

/** @throws AppError NOT_SIGNED_IN, SESSION_EXPIRED, EMAIL_NOT_VERIFIED, FORBIDDEN */
export async function checkAccess(
  request: FastifyRequest,
  route: Admission,
): Promise<SignedIn | undefined> {
  const { access, admitsUnverified = false } = route;
  const claim = claimSession(request, access);
  const user = claim && (await request.server.sessions.confirm(claim));
  if (user?.program) claim!.program = user.program;
  if (user?.mustVerify && !admitsUnverified) {
    if (access === 'anyone') return undefined;
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  // On a public page an old token is no reason to refuse: the person is a visitor.
  if (user === undefined && access !== 'anyone') throw new AppError('SESSION_EXPIRED');
  const refusal = user?.program && refusalOf(user.program, route);
  if (refusal !== undefined) {
    if (access !== 'anyone') throw new AppError('FORBIDDEN', refusal);
    request.claim = undefined;
    return undefined;
  }
  if (access === 'admin' && !user?.isAdmin) throw new AppError('FORBIDDEN');
  return user;
}

function refusalOf({ scopes, householdId }: Program, route: Admission): string | undefined {
  const scope = scopeOfCall(route);
  if (isCallOfEveryProgram(route)) return undefined;
  if (scope === undefined)
    return say('No program may make this call. Please do it in Saltbush itself.');
  if (!mayProgramCall(scopes, route))
    return say(
      'This call needs a token with the scope “{scope}”. Make one in Saltbush, under Account.',
      { scope },
    );
  return householdId === undefined || isCommunityCall(route) ? undefined : onlyItsCommunity;
}

/** To a program with a token for one community. */
export const onlyItsCommunity = say(
  'This token is for one community, and this call is not about it. Make another one in Saltbush, under Account.',
);

/** Of who takes a claim for granted: the database must say that the session is open. */
export function claimSession(
  request: FastifyRequest,
  access: Route['access'],
): SessionClaim | undefined {
  const token = bearerToken(request);
  if (token === undefined && access !== 'anyone') throw new AppError('NOT_SIGNED_IN');
  const claim = token === undefined ? undefined : request.server.sessions.claim(token);
  if (claim === undefined && access !== 'anyone') throw new AppError('SESSION_EXPIRED');
  request.claim = claim;
  return claim;
}

/** What the caller sent as its session, unread. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}
