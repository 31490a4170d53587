/**
 * Foods of a list as they would be written alone.
 *
 * - A last word applies to all: "red and green capsicums", "chicken and vegetable stock".
 *   What is a food by itself gets it only where all get it: chicken, carrots and vegetable stock.
 * - A state at the start applies to all foods of that aisle: "ground cumin and
 *   coriander" is ground coriander, but "dried oregano and salt" is salt.
 */
import type { Aisle } from '../foods/aisle';
import type { Food } from '../foods/food';
import { findListedFood } from '../foods/find-food';
import { findFoodById, findNamedFood } from '../foods/food-index';
import { findForeignFood } from '../foods/languages/find-foreign-food';
import { tokensOf } from '../ingredients/line/tokens/tokens';
import { isPartOfFood, withoutDescriptions } from './remark-kinds';

/** @example completeNames(['red', 'green capsicums']) // ['red capsicums', 'green capsicums'] */
export function completeNames(items: readonly string[]): readonly string[] {
  if (items.length < 2) return items;
  const ended = withSharedEnding(items);
  const [first = ''] = ended;
  const state = statesBefore.exec(first)?.[0];
  if (state === undefined) return ended;
  return ended.map((item, index) => (index === 0 ? item : withState(state, item, first)));
}

/** The food of exactly this name; the pair of salt and pepper is two. */
export function namedFood(name: string): Food | undefined {
  const food = findNamedFood(name);
  return food?.id === saltAndPepper ? undefined : food;
}

/** Exactly the name of a food, and no part of one: "mixed peel", but not "juice". */
export function isFoodName(text: string): boolean {
  const isOneWord = !text.trim().includes(' ');
  return namedFood(text) !== undefined && !(isOneWord && isPartOfFood(text));
}

function withSharedEnding(items: readonly string[]): string[] {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1);
  const endings = endingsOf(last);
  const isOfAll = (ending: string) => others.every((item) => isCompleted(item, ending, last));
  const shared =
    endings.find((ending) => others.every((item) => isOwnKind(item, ending)) && isOfAll(ending)) ??
    endings.find((ending) => isKindOf(ending, [...others, last.slice(0, -ending.length).trim()])) ??
    endings.find(isOfAll);
  return items.map((item, index) => {
    if (index === items.length - 1) return item;
    if (shared !== undefined) return `${item} ${shared}`;
    if (findListedFood(item)) return item;
    const ending = endings.find((each) => isCompleted(item, each, last));
    return ending === undefined ? item : `${item} ${ending}`;
  });
}

/** "Black or red kidney beans": black beans are beans of their own, and there are no black kidney beans. */
function isOwnKind(item: string, ending: string): boolean {
  const food = namedFood(`${item} ${ending}`);
  return food !== undefined && food !== namedFood(ending);
}

/** "Red, orange and yellow cherry tomatoes" are all cherry tomatoes: each word before is a colour, and the rest a food. */
function isKindOf(ending: string, words: readonly string[]): boolean {
  return (
    ending.includes(' ') &&
    words.every((word) => colours.has(word.toLowerCase())) &&
    namedFood(ending) !== undefined
  );
}

const colours: ReadonlySet<string> = new Set(
  'red green yellow orange purple white black brown golden pink'.split(' '),
);

/**
 * "Eggs yolks" is no other food than the "egg yolks" it was made from; but "caster", which is no food alone, is the sugar
 * that "superfine sugar" is too.
 */
function isCompleted(item: string, ending: string, last: string): boolean {
  if (leafGreens.test(item)) return false;
  const own = findListedFood(item);
  const food = foodNamedSo(`${item} ${ending}`) ?? ofUndescribed(item, ending);
  const other = foodNamedSo(last);
  if (food === undefined || (own && food === other)) return false;
  const isEnglish = namedFood(`${item} ${ending}`) === food;
  return !isEnglish || !own || !other || isWithEither(food, own, other);
}

/** A brown crab, which is a food by its whole name, is no crab apple. */
function ofUndescribed(item: string, ending: string): Food | undefined {
  const bare = withoutDescriptions(item);
  return bare !== item && namedFood(item) ? undefined : foodNamedSo(`${bare} ${ending}`);
}

/** "Custard or vanilla ice cream": custard creams, which are with neither in a shop, are not meant. */
function isWithEither(food: Food, own: Food, other: Food): boolean {
  const place = placeOf(food);
  return place === placeOf(own) || place === placeOf(other);
}

/** Cheeses are in two aisles. */
const placeOf = ({ aisle }: Food): Aisle => (aisle === 'Deli' ? 'Dairy, Eggs & Fridge' : aisle);

/** "Greens and frozen peas": greens are leaves, not green peas. */
const leafGreens = /\bgreens$/i;

/** Also "rote Paprika", in the other languages of the table. */
function foodNamedSo(name: string): Food | undefined {
  const named = namedFood(name);
  if (named) return named;
  const foreign = findForeignFood(name);
  return foreign === undefined ? undefined : findFoodById(foreign);
}

/** The words after the first: "vegetable stock cubes" gives "stock cubes" and "cubes". */
function endingsOf(name: string): string[] {
  const words = name.split(' ').slice(0, mostWords);
  const all = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  // Pepper is a food beside others: lemon and black pepper are no lemon pepper.
  return all.filter((ending) => !/^pepper$/i.test(ending));
}

function withState(state: string, item: string, first: string): string {
  const aisle = findListedFood(first)?.aisle;
  if (namedFood(state + item)?.aisle === aisle && aisle !== undefined) return state + item;
  // A pickle that the table does not know is still no fresh vegetable.
  const isPickle = /^pickled /i.test(state) && !tokensOf(item).some(({ classes }) => classes > 0);
  const plain = findListedFood(first.slice(state.length))?.aisle;
  const isAlike = plain !== undefined && findListedFood(item)?.aisle === plain;
  return isPickle && isAlike ? state + item : item;
}

/** The table knows the pair, for those who write it on a list by hand. */
const saltAndPepper = 'salt-and-pepper';
const mostWords = 8;
const statesBefore = /^(?:(?:ground|dried|fresh|frozen|canned|tinned|powdered|pickled)\s)+/i;
