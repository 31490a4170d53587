/** What holds for every call of the contract, before and while it is answered. */
import type { FastifyInstance } from 'fastify';
import { callsOfOnePerson } from '@saltbush/contract/route';
import { limitCalls, type CallLimit } from '../call-limit';
import { openBodyLimits, openBodyTurns, type TakeBodyTurn, type TakeSpace } from './body-limits';
import { callerKey, isKnown } from './caller';
import { openHeavyCalls, type TakeTurn } from './heavy-calls';

export interface Limits {
  countCall: CallLimit;
  takeBodyTurn: TakeBodyTurn;
  takeSpace: TakeSpace;
  takeTurn: TakeTurn;
}

/** After the plugin that counts calls. */
export function openLimits(app: FastifyInstance): Limits {
  const { max, seconds } = callsOfOnePerson;
  const count = limitCalls(app, max, seconds, callerKey);
  return {
    countCall: async (request) => (isKnown(request) ? count(request) : undefined),
    takeBodyTurn: openBodyTurns(),
    takeSpace: openBodyLimits(),
    takeTurn: openHeavyCalls(),
  };
}
