/**
 * Two kinds that share a noun, each with a count: "1 red and 2 green capsicums", "2 red onions and 1 brown". The second is a
 * remark that asks for more, so that both are multiplied and bought: "red capsicums", "and 2 green capsicums".
 */
import { findNamedFood } from '../foods/food-index';

/** The count and name of the first, and the line of the second, to which the rest of the text belongs. */
export interface TwoKinds {
  readonly amount: string;
  readonly kind: string;
  readonly secondAmount: string;
  /** "green capsicums, diced". */
  readonly second: string;
}

/**
 * Undefined for a line that counts one kind.
 *
 * @example twoKinds('1 red and 2 green capsicums')?.second // 'green capsicums'
 */
export function twoKinds(text: string): TwoKinds | undefined {
  const [, amount, kind, secondAmount, second] = sharedNoun.exec(text) ?? [];
  if (amount === undefined || kind === undefined) return undefined;
  return second === undefined || secondAmount === undefined
    ? undefined
    : { amount, kind, secondAmount, second };
}

/**
 * The name of the first kind with the noun of the second; undefined where they are two foods: "1 orange and 1 red onion".
 *
 * @param kind "red"
 * @param second the name of the second kind: "green capsicums"
 * @example firstKind('red', 'green capsicums') // 'red capsicums'
 */
export function firstKind(kind: string, second: string): string | undefined {
  const noun = second.replace(leadingKind, '');
  const name = `${kind} ${noun}`;
  const isFood = findNamedFood(kind) !== undefined;
  return noun === second || (isFood && !findNamedFood(name)) ? undefined : name;
}

const count = String.raw`(?:\d+(?:[.,]\d+)?(?: ?[½¼¾]| \d\/\d|\/\d)?|[½¼¾]|half an?|half|an?|one|two|three|four|eine?|een)`;
const kinds =
  '(?:large |small |medium )?(?:red|green|yellow|orange|purple|white|brown|black|golden|sweet|ripe|unripe|rote[rsn]?|grüne[rsn]?|gelbe[rsn]?|wei(?:ß|ss)e[rsn]?|rode|groene|gele|witte|oranje)';
const leadingKind = new RegExp(`^${kinds}\\s+`, 'i');
const sharedNoun = new RegExp(
  `^(${count}) (${kinds}),? (?:and|und|en|&|\\+|plus) (${count}) (${kinds} \\p{L}.*)$`,
  'iu',
);
