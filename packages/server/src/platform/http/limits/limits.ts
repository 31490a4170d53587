/** What holds for every call of the contract, before and while it is answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callsOfOnePerson, type Route } from '@saltbush/contract/route';
import { limitCalls, type CallLimit } from '../call-limit';
import { openBodyLimits, openBodyTurns, type TakeBodyTurn, type TakeSpace } from './body-limits';
import { callerKey, isKnown } from './caller';
import { openHeavyCalls, type TakeTurn } from './heavy-calls';
import { openSharedLimits, type CountShared } from './shared-limits';

export interface Limits {
  countCall: CallLimit;
  /** @throws TooManyRequests once the calls that all processes have had of this address have used up the window */
  countWithOthers: (route: Route, request: FastifyRequest) => Promise<void>;
  takeBodyTurn: TakeBodyTurn;
  takeSpace: TakeSpace;
  takeTurn: TakeTurn;
}

/**
 * After the plugin that counts calls.
 *
 * @param countShared counts with other processes; without it there are none, or no limits
 */
export function openLimits(app: FastifyInstance, countShared?: CountShared): Limits {
  const { max, seconds } = callsOfOnePerson;
  const count = limitCalls(app, max, seconds, callerKey);
  return {
    countCall: async (request) => (isKnown(request) ? count(request) : undefined),
    countWithOthers: openSharedLimits(countShared),
    takeBodyTurn: openBodyTurns(),
    takeSpace: openBodyLimits(),
    takeTurn: openHeavyCalls(),
  };
}
