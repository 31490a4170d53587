/**
 * "Juice of 1 lemon", "finely grated zest of two limes", "leaves from 1 sprig thyme": what to take
 * stands before the amount of what to buy.
 */
import { hasClass } from './tokens';
import type { Line } from './tokens';
import { article, counting, describing, joining, manner, part, prepared } from './word-classes';

/** Index of the token where the amount begins, or `from` when no part of a food opens the line. */
export function afterPartOfFood({ tokens }: Line, from: number): number {
  let at = from;
  let hasPart = false;
  while (hasClass(tokens[at], part | prepared | manner | joining | article | describing)) {
    hasPart ||= hasClass(tokens[at], part);
    at++;
  }
  const joint = tokens[at]?.text;
  if (!hasPart || (joint !== 'of' && joint !== 'from')) return from;
  const amount = tokens[at + 1];
  return amount?.kind === 'number' || hasClass(amount, counting) ? at + 1 : from;
}
