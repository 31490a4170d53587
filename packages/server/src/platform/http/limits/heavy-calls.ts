/**
 * Calls that take long, in turns: a person has few of a kind running at once, and the rest wait. Someone who asks for
 * thirty at once then waits for themselves, not others for them.
 *
 * A call with a large JSON body takes long whatever its route says: the longest recipe keeps a process of the database
 * busy as long as a search.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { heavyCallsAtOnce, type HeavyKind, type Route } from '@saltbush/contract/route';
import { onAnswered, signalOf } from './answered';
import { isLarge } from './body-limits';
import { callerOf } from './caller';
import { openShares } from './shares';

/** Who has more waiting is no person. */
const maxWaitingPerOwner = 200;
type TurnKind = HeavyKind | 'storing';

/** Of one person. */
const atOnce = { ...heavyCallsAtOnce, storing: 1 } satisfies Record<TurnKind, number>;
/** Of everybody: each that computes or stores keeps a core busy and takes a few of the database's connections. */
const atOnceOfAll = { computing: 2, storing: 2, waiting: Infinity } satisfies Record<
  TurnKind,
  number
>;
/** A browser gives up most calls after 10 seconds. What was sent is sent again in vain. */
const maxWaitMs = { computing: 8_000, storing: 15_000, waiting: 15_000 } satisfies Record<
  TurnKind,
  number
>;

/** A call whose turn it may be; its query is parsed. */
export interface TurnOf {
  query: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What decides which turn a call takes. */
export type TurnRoute = Pick<Route, 'heavy' | 'isLight' | 'isDownload' | 'body'>;

/**
 * @returns nothing for a call that needs no turn; otherwise waits for it. What that resolves to ends the turn, which lasts
 *   until the answer at most
 */
export type TakeTurn = (route: TurnRoute, call: TurnOf) => Promise<() => void> | undefined;

export function openHeavyCalls(): TakeTurn {
  const sharesOf = (kind: TurnKind) =>
    openShares({ most: atOnceOfAll[kind], maxWaitingPerOwner, maxWaitMs: maxWaitMs[kind] });
  const kinds: Record<TurnKind, ReturnType<typeof openShares>> = {
    computing: sharesOf('computing'),
    storing: sharesOf('storing'),
    waiting: sharesOf('waiting'),
  };
  const take = async (kind: TurnKind, route: TurnRoute, { request, reply }: TurnOf) => {
    const owner = callerOf(request, atOnce[kind]);
    const end = await kinds[kind].take(1, [owner], () => signalOf(reply));
    if (!route.isDownload) return end;
    // A file is made while it is sent.
    onAnswered(reply, end);
    return nothing;
  };
  return (route, call) => {
    const kind = kindOf(route, call);
    return kind && take(kind, route, call);
  };
}

function kindOf(
  { heavy, isLight, body }: TurnRoute,
  { query, request }: TurnOf,
): TurnKind | undefined {
  if (heavy === undefined) return body !== undefined && isLarge(request) ? 'storing' : undefined;
  return isLight?.(query as Record<string, unknown>) ? undefined : heavy;
}

const nothing = (): void => undefined;
