/**
 * From the text of an ingredient to the food it means.
 *
 * - The whole name is tried first; then without its remark ("for frying"), without what follows a
 *   comma, and without the qualifiers that don't matter ("finely chopped", "large").
 * - "onion, red" is "red onion"; but what follows a comma and matters stays part of the name.
 * - Singular, plural and spellings are one ("chilies" is "chilli").
 * - A food nobody listed is itself: its own words, in the singular, are its identity, so that
 *   "quandong bark" merges with "quandong barks" and with nothing else.
 * - Two alternatives ("butter or margarine") are a food of their own: neither may be chosen for
 *   the shopper.
 */
import type { Measures } from '../recipes/recipe';
import { readFoods } from './food';
import type { Food } from './food';
import { foodWords, singularWords, slug } from './food-words';
import {
  isQualifier,
  isShapeOrState,
  nounBeforeFood,
  remarkPhrases,
  remarkStart,
} from './qualifiers';

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
  const memory = foundByText[measures === 'us' ? 'us' : 'other'];
  const known = memory.get(text);
  if (known) return known;
  const found = readIdentity(text, measures);
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(text, found);
  return found;
}

/**
 * The food whose name this is, without dropping a word.
 *
 * @example findNamedFood('bell peppers')?.id // 'capsicum'
 * @example findNamedFood('chopped bell peppers') // undefined
 */
export function findNamedFood(text: string): Food | undefined {
  return findByWords(foodWords(text));
}

/** @example getFood('carrot')?.aisle // 'Fruit & Veg' */
export function getFood(id: string): Food | undefined {
  return foodIndex().foods.get(id);
}

/** Every food of the table, aisle by aisle. */
export function listFoods(): IterableIterator<Food> {
  return foodIndex().foods.values();
}

function readIdentity(text: string, measures: Measures): FoodIdentity {
  const american = measures === 'us' ? americanFoods.get(text.trim().toLowerCase()) : undefined;
  const named = findNamedFood(american ?? text);
  if (named) return knownFood(named);
  const bare = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [head = '', ...remarks] = bare.split(partBreak).filter((part) => part !== '');
  const typed = head
    .replace(nounBeforeFood, '')
    .replace(remarkStart, '')
    .replace(remarkPhrases, ' ')
    .split(' ');
  const mattering = remarks.flatMap(foodWords).filter((word) => matteringRemarks.has(word));
  const words = typed.flatMap(foodWords);
  const found = findWithRemarks(words, remarks, mattering);
  return found ? knownFood(found) : unknownFood([...mattering, ...typed], text);
}

/** A remark that is part of the name comes first ("onion, red"); one that matters can't be left out. */
function findWithRemarks(
  words: readonly string[],
  remarks: readonly string[],
  mattering: readonly string[],
): Food | undefined {
  for (const remark of remarks) {
    const turned = findByWords([...foodWords(remark), ...words]);
    if (turned) return turned;
  }
  return findWithoutQualifiers([...mattering, ...words]);
}

function findWithoutQualifiers(words: readonly string[]): Food | undefined {
  const exact = findByWords(words);
  if (exact || words.includes('or')) return exact;
  const bare = words.filter((word) => !isQualifier(word));
  const barest = bare.filter((word) => !isShapeOrState(word));
  const food = findByWords(bare) ?? findByWords(withoutLeading(bare)) ?? findByWords(barest);
  // A whole snapper and its fillets are different things to buy.
  const isWholeAnimal = food?.aisle === 'Meat & Seafood' && words.includes('whole');
  return isWholeAnimal && bare.includes('whole') && findByWords(bare) === undefined
    ? undefined
    : food;
}

/** "Cold butter pieces" is tried as "butter pieces" too, for foods whose name has such a word. */
function withoutLeading(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !isShapeOrState(word));
  return words.slice(Math.max(start, 0));
}

function findByWords(words: readonly string[]): Food | undefined {
  if (words.length === 0) return undefined;
  const { byName, bySingular } = foodIndex();
  return byName.get(words.join(' ')) ?? bySingular.get(singularWords(words).join(' '));
}

function knownFood(food: Food): FoodIdentity {
  return { key: food.id, name: food.name, food };
}

/** Its words without the qualifiers are its identity; a name of qualifiers only keeps them. */
function unknownFood(typed: readonly string[], text: string): FoodIdentity {
  const kept = typed.includes('or')
    ? typed
    : typed.filter((word) => !foodWords(word).every(isQualifier));
  const words = kept.some((word) => foodWords(word).length > 0) ? kept : text.trim().split(/\s+/);
  const key = slug(singularWords(words.flatMap(foodWords)).join(' '));
  const name = words.join(' ');
  return {
    key: key === '' ? `x-${[...name].map((letter) => letter.codePointAt(0)).join('-')}` : key,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    food: undefined,
  };
}

interface FoodIndex {
  readonly foods: ReadonlyMap<string, Food>;
  /** Names as written, in one spelling. */
  readonly byName: ReadonlyMap<string, Food>;
  /** Names in the singular. A name as written wins over another's singular. */
  readonly bySingular: ReadonlyMap<string, Food>;
}

let index: FoodIndex | undefined;

function foodIndex(): FoodIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): FoodIndex {
  const foods = readFoods();
  const byName = new Map<string, Food>();
  const bySingular = new Map<string, Food>();
  for (const food of foods.values()) {
    for (const name of food.names) {
      const words = foodWords(name);
      byName.set(words.join(' '), food);
      const one = singularWords(words).join(' ');
      if (!bySingular.has(one)) bySingular.set(one, food);
    }
  }
  for (const [name, food] of byName) if (bySingular.has(name)) bySingular.set(name, food);
  return { foods, byName, bySingular };
}

const mostRemembered = 5000;
const foundByText = { us: new Map<string, FoodIdentity>(), other: new Map<string, FoodIdentity>() };

/** Words that mean another food in an American recipe. */
const americanFoods: ReadonlyMap<string, string> = new Map([
  ['coriander', 'ground coriander'],
  ['corn flour', 'masa harina'],
]);

/** What separates the name from remarks: a comma, a dash between spaces. */
const partBreak = /\s*[,;:]\s*|\s[-–—]\s/;

/** Words after a comma that make it another food: "chicken thighs, smoked". */
const matteringRemarks: ReadonlySet<string> = new Set(
  'red green yellow white black brown smoked dried frozen canned tinned cooked salted unsalted pickled roasted'.split(
    ' ',
  ),
);
