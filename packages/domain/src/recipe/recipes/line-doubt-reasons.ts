/** Why a person should look at an ingredient line, in words. In a file of its own: the rules bring the table of foods along. */
import type { LineDoubt } from './line-doubts';

export const lineDoubtReasons: Record<LineDoubt, string> = {
  'unsure-fraction': 'The fraction was hard to read.',
  'no-amount': 'We couldn’t find the amount.',
  'unlikely-amount': 'That’s a lot. Is the amount right?',
  'unknown-food': 'We don’t know this food.',
};
