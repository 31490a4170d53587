/**
 * How many a recipe serves (Spec 3, Spec 9: default 4, at least 1).
 *
 * - A whole number from `minServes` to `maxServes`; other values are clamped to that range.
 * - Reading a recipe for another number of people multiplies every amount by `scaleFactor`, exactly:
 *   a recipe for 3 read for 1 is a third, not 0.33.
 * - A recipe that does not say for how many it is stays so: it has the default number on the wire, marked as unknown,
 *   and is cooked and bought as it is written until somebody says for how many.
 * - A yield text with only the number of people ("Serves 4") repeats the number.
 */
import { say } from '../../texts/say';
import { defaultServes } from '@saltbush/recipe-parser/recipe';
import { rational, type Rational } from '@saltbush/recipe-parser/units';

export const minServes = 1;
export const maxServes = 1_000;

/** Serves as they are on the wire. */
export interface Serves {
  readonly serves: number;
  /** Nobody has said: `serves` is the default. */
  readonly isServesUnknown?: boolean | undefined;
}

/** @example knownServes({ serves: 4, isServesUnknown: true }) // undefined */
export function knownServes({ serves, isServesUnknown }: Partial<Serves>): number | undefined {
  return isServesUnknown ? undefined : serves;
}

/** @example servesOnWire(undefined) // { serves: 4, isServesUnknown: true } */
export function servesOnWire(serves: number | null | undefined): Serves {
  return serves == null ? { serves: defaultServes, isServesUnknown: true } : { serves };
}

/**
 * For how many a recipe is read, on paper.
 *
 * @param wanted as chosen by the reader
 * @returns blank for a recipe as it is written that does not say for how many
 * @example servesText({ serves: 4 }, 6) // 'Serves 6 (written for 4)'
 * @example servesText({ serves: 4, isServesUnknown: true }, 8) // '2 times the recipe'
 */
export function servesText({ serves, isServesUnknown }: Serves, wanted: number): string {
  if (isServesUnknown)
    return wanted === serves ? '' : say('{times} times the recipe', { times: wanted / serves });
  return wanted === serves
    ? say('Serves {serves}', { serves })
    : say('Serves {wanted} (written for {serves})', { wanted, serves });
}

/**
 * The nearest number a recipe can serve.
 *
 * @example clampServes(0) // 1
 * @example clampServes(2.6) // 3
 */
export function clampServes(serves: number): number {
  if (Number.isNaN(serves)) return minServes;
  return Math.min(maxServes, Math.max(minServes, Math.round(serves)));
}

/**
 * What to multiply the amounts of a recipe by, to serve `wanted` instead of `serves`.
 *
 * @example scaleFactor(4, 6) // 3/2
 */
export function scaleFactor(serves: number, wanted: number): Rational {
  return rational(clampServes(wanted), clampServes(serves));
}

/**
 * Whether a text about the yield says no more than for how many the recipe is. A number alone does when it is theirs.
 *
 * @example statesOnlyServes('Serves 4 people', 4) // true
 * @example statesOnlyServes('12 muffins', 4) // false
 * @example statesOnlyServes('12', 4) // false
 */
export function statesOnlyServes(yieldText: string, serves: number | undefined): boolean {
  const text = yieldText.trim();
  const isNumber = /^\d+$/.test(text);
  return isNumber ? Number(text) === serves : onlyServes.test(text);
}

const onlyServes =
  /^(?:serves|servings?|for|portion(?:en|s)?|(?:reicht |zutaten )?für)?[\s:]*(?:ca\.? )?\d+(?:\s*(?:-|–|to|bis)\s*\d+)?\s*(?:serves|servings?|people|persons?|personen?|pers|portion(?:en|s)?)?\.?$/i;

/**
 * What a recipe makes, as it stands behind the word "Makes". Undefined when that says only for how many it is.
 *
 * @example whatItMakes('Makes 12', 4) // '12'
 * @example whatItMakes('Yield: 2 loaves', undefined) // '2 loaves'
 */
export function whatItMakes(
  yieldText: string | undefined,
  serves: number | undefined,
): string | undefined {
  const text = yieldText
    ?.trim()
    .replace(/^(?:makes|yields?|gives|quantity|ergibt|ergebnis|menge)\b[\s:]*(?=\S)/i, '');
  return text === undefined || text === '' || statesOnlyServes(yieldText ?? '', serves)
    ? undefined
    : text;
}
