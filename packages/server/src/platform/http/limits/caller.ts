/** Whose share a call takes: a person's, or for visitors that of their network. */
import type { FastifyRequest } from 'fastify';
import { isNear, networkOf } from '../network';
import type { Owner } from './shares';

/**
 * Whose calls are counted together. Until the database has called a session open its calls count for themselves: whoever
 * holds an ended one uses up nothing of its former owner.
 */
export function callerKey({ signedIn, claim, ip }: FastifyRequest): string {
  if (signedIn?.program) return programsOf(signedIn.userId);
  if (signedIn) return signedIn.userId;
  return claim ? `session ${claim.sessionId}` : networkKey(ip);
}

/** Whether the key is that of one person or network, and not that of a proxy in front of everybody. */
export const isKnown = ({ claim, ip }: FastifyRequest): boolean =>
  claim !== undefined || !isNear(ip);

/**
 * @param ofPerson what one person has; a network, which many people share, has more
 */
export function callerOf(request: FastifyRequest, ofPerson: number): Owner {
  const { claim, ip } = request;
  if (claim)
    return { key: claim.isProgram ? programsOf(claim.userId) : claim.userId, most: ofPerson };
  return { key: networkKey(ip), most: ofPerson * (isNear(ip) ? perUnnamedProxy : perNetwork) };
}

/** The network of a call, unless it may be that of a proxy in front of everybody. */
export const networkOwner = ({ ip }: FastifyRequest, most: number): Owner[] =>
  isNear(ip) ? [] : [{ key: networkKey(ip), most }];

/** Programs have a share of their own: one that calls without end leaves its person theirs. */
const programsOf = (userId: string): string => `programs of ${userId}`;
const networkKey = (ip: string): string => `network ${networkOf(ip)}`;
const perNetwork = 4;
const perUnnamedProxy = 40;
