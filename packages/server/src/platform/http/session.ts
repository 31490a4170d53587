/**
 * Who is asking. The bearer token is read by the accounts feature, through `SessionReader`:
 * this file only knows what a session must say, and what each kind of access demands.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import type { Access } from '@saltbush/contract/route';

export interface SignedIn {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
}

/** Resolves a bearer token; throws `SESSION_EXPIRED` for one that is forged, old or revoked. */
export type SessionReader = (token: string) => Promise<SignedIn>;

declare module 'fastify' {
  interface FastifyInstance {
    readSession: SessionReader;
  }
}

export function addSessions(app: FastifyInstance, readSession: SessionReader): void {
  app.decorate('readSession', readSession);
}

export async function checkAccess(
  request: FastifyRequest,
  access: Access,
): Promise<SignedIn | undefined> {
  const token = bearerToken(request);
  if (access === 'anyone') return token === undefined ? undefined : visitorOr(request, token);
  if (token === undefined) throw new AppError('NOT_SIGNED_IN');
  const user = await request.server.readSession(token);
  if (access === 'admin' && !user.isAdmin) throw new AppError('FORBIDDEN');
  return user;
}

/** On a public page an old token is no reason to refuse: the person is a visitor. */
async function visitorOr(request: FastifyRequest, token: string): Promise<SignedIn | undefined> {
  try {
    return await request.server.readSession(token);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** What the caller sent as its session, unread. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}
