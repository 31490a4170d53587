/**
 * How many bytes of bodies may be on their way or in work at once. Space is taken for what a call announces before the
 * first byte is read: a body that has no space waits in the sender's buffers, not in our memory.
 *
 * Visitors, small bodies and large ones have space of their own, so that none of them keeps the others waiting.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorBodyBytes } from '@saltbush/contract/route';
import { callerOf, networkOwner } from './caller';
import { openShares, type ShareLimits } from './shares';
import { onAnswered, signalOf } from './answered';

const megabyte = 1024 * 1024;
const waits = { maxWaitingPerOwner: 200, maxWaitMs: 15_000 } satisfies Omit<ShareLimits, 'most'>;

/** The largest upload that is read into memory has 45 MB. */
const largeOfPerson = 48 * megabyte;
const largeOfNetwork = 96 * megabyte;
const largeOfAll = 128 * megabyte;
const smallOfPerson = 8 * megabyte;
const smallOfAll = 64 * megabyte;
const visitorsOfNetwork = 2 * megabyte;
const visitorsOfAll = 32 * megabyte;

export type TakeSpace = (
  /** What the call takes at all. */
  mostBytes: number,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/** @returns takes the space of a call's body, until the call is answered; the call is one of a known caller */
export function openBodyLimits(): TakeSpace {
  const visitors = openShares({ most: visitorsOfAll, ...waits });
  const small = openShares({ most: smallOfAll, ...waits });
  const large = openShares({ most: largeOfAll, ...waits });
  return async (mostBytes, request, reply) => {
    const bytes = Math.min(announcedBytes(request), mostBytes);
    if (bytes === 0) return;
    const signal = () => signalOf(reply);
    const take = () => {
      if (!request.claim)
        return visitors.take(bytes, [callerOf(request, visitorsOfNetwork)], signal);
      if (!isLarge(request)) return small.take(bytes, [callerOf(request, smallOfPerson)], signal);
      const owners = [callerOf(request, largeOfPerson), ...networkOwner(request, largeOfNetwork)];
      return large.take(bytes, owners, signal);
    };
    onAnswered(reply, await take());
  };
}

export type TakeBodyTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Each large JSON body takes milliseconds to read, to parse and to store. Many that come together end together, and
 * nobody else would be served then: so those of one person come one after another.
 *
 * @returns waits until the ones before are answered; the call is one of a person
 */
export function openBodyTurns(): TakeBodyTurn {
  const turns = openShares({ most: Infinity, ...waits });
  return async (request, reply) => {
    onAnswered(reply, await turns.take(1, [callerOf(request, 1)], () => signalOf(reply)));
  };
}

/** Whether more comes than a visitor may send. */
export const isLarge = (request: FastifyRequest): boolean =>
  announcedBytes(request) > visitorBodyBytes;

/** Infinite for a body of unknown length. */
function announcedBytes({ raw: { headers } }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}
