/** Why a person should look at an ingredient line, in words. In a file of its own: the rules bring the table of foods along. */
import { say } from '../../texts/say';
import type { LineDoubt } from './line-doubts';

export const lineDoubtReasons: Record<LineDoubt, string> = {
  'unsure-fraction': say('The fraction was hard to read.'),
  'no-amount': say('We couldn’t find the amount.'),
  'unlikely-amount': say('That’s a lot. Is the amount right?'),
  'unknown-food': say('We don’t know this food.'),
};
