/**
 * From the text of an ingredient to the food it means.
 *
 * - The whole name is tried first; then without its remark ("for frying"), without what follows a
 *   comma, and without the qualifiers that don't matter ("finely chopped", "large").
 * - "onion, red" is "red onion"; but what follows a comma and matters stays part of the name.
 * - Singular, plural and spellings are one ("chilies" is "chilli").
 * - A food nobody listed is itself: its own words, in the singular, are its identity, so that
 *   "quandong bark" merges with "quandong barks" and with nothing else.
 * - Two alternatives ("butter or margarine") are a food of their own: neither may be chosen here.
 * - A word means what it means where the recipe comes from: an American "coriander" is the spice, and
 *   "shallots" are bulbs in every English but the Australian, where it may be spring onions too.
 */
import type { Measures } from '../ingredients/ingredient';
import type { Food } from './food';
import { findFoodById, findFoodByWords, findNamedFood } from './food-index';
import { foodWords, singularWords, slug } from './food-words';
import { nameParts } from './name-parts';
import { shortKey } from './short-key';
import { carePhrases, isQualifier, isShapeOrState } from './qualifiers';

export interface FoodIdentity {
  /** Stable and URL-safe; equal keys are the same food. */
  readonly key: string;
  /** As a list shows it. */
  readonly name: string;
  /** Absent for a food that the table does not know. */
  readonly food: Food | undefined;
}

/**
 * @param measures whose English it is: an American "coriander" is the spice
 * @example findFood('finely chopped bell peppers').key // 'capsicum'
 * @example findFood('Smoked paprika').key // 'smoked-paprika'
 * @example findFood('quandong barks').key // 'quandong-bark'
 */
export function findFood(text: string, measures: Measures = 'au'): FoodIdentity {
  const memory = foundByText[measures];
  const known = memory.get(text);
  if (known) return known;
  const found = readIdentity(text, measures);
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(text, found);
  return found;
}

function readIdentity(text: string, measures: Measures): FoodIdentity {
  const american = measures === 'us' ? americanFoods.get(text.trim().toLowerCase()) : undefined;
  const named = findNamedFood(american ?? text);
  if (named) return knownFood(named, measures);
  const { head, mattering, remarks } = nameParts(text);
  const typed = head.replace(carePhrases, ' ').split(' ');
  const words = typed.flatMap(foodWords);
  const found = findTurned(words, remarks) ?? findWithoutQualifiers([...mattering, ...words]);
  return found ? knownFood(found, measures) : unknownFood([...mattering, ...typed], text);
}

/** A remark that is part of the name: "onion, red". */
function findTurned(words: readonly string[], remarks: readonly string[]): Food | undefined {
  for (const remark of remarks) {
    const food = findFoodByWords([...foodWords(remark), ...words]);
    if (food) return food;
  }
  return undefined;
}

function findWithoutQualifiers(words: readonly string[]): Food | undefined {
  const exact = findFoodByWords(words);
  if (exact || words.includes('or')) return exact;
  const bare = words.filter((word) => !isQualifier(word));
  return findFoodByWords(bare) ?? findWithoutShapes(bare) ?? findHotLiquid(bare);
}

/** "Cold butter pieces" is tried as "butter pieces" too, for foods whose name has such a word. */
function findWithoutShapes(words: readonly string[]): Food | undefined {
  const start = words.findIndex((word) => !isShapeOrState(word));
  const shapeless = words.filter((word) => !isShapeOrState(word));
  const food = findFoodByWords(words.slice(Math.max(start, 0))) ?? findFoodByWords(shapeless);
  // A whole snapper and its fillets are different things to buy.
  const isWholeAnimal = food?.aisle === 'Meat & Seafood' && words.includes('whole');
  return isWholeAnimal ? undefined : food;
}

/** Hot stock is stock, but hot paprika is not paprika. */
function findHotLiquid(words: readonly string[]): Food | undefined {
  const food = words[0] === 'hot' ? findFoodByWords(words.slice(1)) : undefined;
  return food?.isSoldByVolume ? food : undefined;
}

function knownFood(found: Food, measures: Measures): FoodIdentity {
  const isBulb = found.id === ambiguousShallot && measures !== 'au';
  const food = (isBulb ? findFoodById(bulbShallot) : undefined) ?? found;
  return { key: food.id, name: food.name, food };
}

/** Its words without the qualifiers are its identity; a name of qualifiers only keeps them. */
function unknownFood(typed: readonly string[], text: string): FoodIdentity {
  const kept = typed.includes('or')
    ? typed
    : typed.filter((word) => !foodWords(word).every(isQualifier));
  const hasWords = kept.some((word) => foodWords(word).length > 0);
  const words = hasWords ? kept : text.trim().split(/\s+/);
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

const mostRemembered = 5000;
const foundByText: Readonly<Record<Measures, Map<string, FoodIdentity>>> = {
  au: new Map(),
  us: new Map(),
  uk: new Map(),
  metric: new Map(),
};

const ambiguousShallot = 'shallot';
const bulbShallot = 'french-shallot';

/** Words that mean another food in an American recipe. */
const americanFoods: ReadonlyMap<string, string> = new Map([
  ['coriander', 'ground coriander'],
  ['corn flour', 'masa harina'],
]);
