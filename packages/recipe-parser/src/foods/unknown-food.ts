/**
 * The identity of a food that is not in the table: its own words without the qualifiers, in the singular.
 */
import type { Food } from './food';
import { foodWords, singularWords, slug } from './food-words';
import { isQualifier } from './qualifiers';
import { shortKey } from './short-key';

export interface FoodIdentity {
  /** Stable and URL-safe; equal keys are the same food. */
  readonly key: string;
  /** As a list shows it. */
  readonly name: string;
  /** Absent for a food that the table does not know. */
  readonly food: Food | undefined;
}

/** "Extra" is more of it at an end of the name, and a degree within it: "extra virgin". */
function isNoWordOfName(word: string, at: number, all: readonly string[]): boolean {
  const isDegree = /^extra$/i.test(word) && at < all.length - 1 && at > 0;
  return !isDegree && foodWords(word).every(isQualifier);
}

/** Its words without the qualifiers are its identity; a name of qualifiers only is unchanged. */
export function unknownFood(typed: readonly string[], text: string): FoodIdentity {
  const significant = typed.includes('or')
    ? typed
    : [...withoutLooseConjunctions(typed.filter((...each) => !isNoWordOfName(...each)))];
  const hasWords = significant.some((word) => foodWords(word).length > 0);
  const words = hasWords ? significant : text.trim().split(/\s+/);
  const key = slug(singularWords(words.flatMap(foodWords)).join(' '));
  const name = words.join(' ');
  const anyKey =
    key === '' ? ['x', ...Array.from(name, (letter) => letter.codePointAt(0))].join('-') : key;
  return {
    key: shortKey(anyKey),
    name: name.charAt(0).toUpperCase() + name.slice(1),
    food: undefined,
  };
}

/** "Boneless & skinless chicken thighs" leaves an "and" behind. */
export function withoutLooseConjunctions(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !conjunctions.has(word));
  return start <= 0 ? words : words.slice(start);
}

const conjunctions: ReadonlySet<string> = new Set(['and', 'but', 'yet']);
