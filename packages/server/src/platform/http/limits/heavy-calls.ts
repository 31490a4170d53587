/**
 * Calls that take long, in turns: a person has few of a kind running at once, and the rest wait. Someone who asks for
 * thirty at once then waits for themselves, not others for them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { heavyCallsAtOnce, type HeavyKind, type Route } from '@saltbush/contract/route';
import { onAnswered, signalOf } from './answered';
import { callerOf } from './caller';
import { openShares } from './shares';

/** Who has more waiting is no person. */
const maxWaitingPerOwner = 200;
/** A browser gives up most calls after 10 seconds. */
const maxWaitMs = { computing: 8_000, waiting: 15_000 } satisfies Record<HeavyKind, number>;
/** Of everybody: the database has ten connections for all calls, and most are to be free for short ones. */
const computingOfAll = 6;

export type TakeTurn = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<() => void>;

/** @returns waits for a call's turn; what it resolves to ends the turn, which otherwise lasts until the answer */
export function openHeavyCalls(): TakeTurn {
  const kinds: Record<HeavyKind, ReturnType<typeof openShares>> = {
    computing: openShares({
      most: computingOfAll,
      maxWaitingPerOwner,
      maxWaitMs: maxWaitMs.computing,
    }),
    waiting: openShares({ most: Infinity, maxWaitingPerOwner, maxWaitMs: maxWaitMs.waiting }),
  };
  return async ({ heavy, isDownload }, request, reply) => {
    if (heavy === undefined) return nothing;
    const owner = callerOf(request, heavyCallsAtOnce[heavy]);
    const end = await kinds[heavy].take(1, [owner], () => signalOf(reply));
    if (!isDownload) return end;
    // A file is made while it is sent.
    onAnswered(reply, end);
    return nothing;
  };
}

const nothing = (): void => undefined;
