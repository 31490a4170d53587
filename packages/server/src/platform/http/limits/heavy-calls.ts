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
/** Of everybody: each keeps a core busy and takes a few of the database's ten connections. */
const computingOfAll = 2;

/** A call whose turn it may be; its query is parsed. */
export interface TurnOf {
  query: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type TakeTurn = (route: Route, call: TurnOf) => Promise<() => void>;

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
  return async ({ heavy, isLight, isDownload }, { query, request, reply }) => {
    if (heavy === undefined || isLight?.(query as Record<string, unknown>)) return nothing;
    const owner = callerOf(request, heavyCallsAtOnce[heavy]);
    const end = await kinds[heavy].take(1, [owner], () => signalOf(reply));
    if (!isDownload) return end;
    // A file is made while it is sent.
    onAnswered(reply, end);
    return nothing;
  };
}

const nothing = (): void => undefined;
