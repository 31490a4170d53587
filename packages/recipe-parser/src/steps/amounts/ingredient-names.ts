/**
 * The names under which steps may mention an ingredient, the most certain first.
 *
 * - `own`: its own words ("brown onions" is also found as "brown onion"), with or without its size.
 * - `known`: what the food table calls the very same food ("scallions" for "spring onions").
 * - `short`: its last words ("oil" for "olive oil"), or all but the cut ("chicken" for "chicken
 *   thighs") or the kind ("burrata" for "burrata cheese"). Last words that do not identify the food alone ("sauce", "powder") are no name.
 * - `tail`: its last words where they are another food: "sugar" for "brown sugar".
 * - `instead`: what may be taken instead, by the note ("or white mushrooms").
 * - `kind`: what it is one of ("pasta" for "spaghetti", "onion" for "brown onion", "meat").
 * - "Salt and pepper" in one line are two names, and so are alternatives: "yoghurt or sour cream".
 */
import type { Food } from '../../foods/food';
import { findFoodById, findFoodByWords } from '../../foods/food-index';
import { foodWords, singularWords } from '../../foods/food-words';
import { isQualifier } from '../../foods/qualifiers';
import { findUnit } from '../../units/find-unit';
import { isKindOf, kindsOf } from '../words/food-kinds';
import { cutWords, formWords, vagueLastWords } from '../words/name-vocabulary';
import { wordSet } from '../words/word-set';

export const nameLevels = ['own', 'known', 'short', 'tail', 'instead', 'kind'] as const;
export type NameLevel = (typeof nameLevels)[number];

/** Whether the name is of this food and of no other. */
export function isSureName(level: NameLevel): boolean {
  return level === 'own' || level === 'known' || level === 'short';
}

export interface IngredientName {
  /** Singular words joined by spaces: how mentions are looked up. */
  readonly key: string;
  readonly level: NameLevel;
  /** One of several foods of the line: the amount isn't of it alone. */
  readonly isPart: boolean;
}

export interface NamedLine {
  name: string;
  note: string;
  food: Food | undefined;
  /** No amount is stated, so that "salt and pepper" have no amount to share. */
  isUncounted: boolean;
}

/** "Large tomatoes" are as surely called "tomatoes" as tinned ones are. */
const sizes = wordSet('small medium large big');
/** What may be left out after the name of one: "burrata cheese", "penne pasta". */
const kindsBehind = wordSet('cheese pasta lettuce');

/** Longer names are remarks that were taken for names. */
const mostNameWords = 7;

export function namesOf({ name, note, food, isUncounted }: NamedLine): IngredientName[] {
  const names = new Map<string, IngredientName>();
  const add = (words: readonly string[], level: NameLevel, isPart = false) => {
    const key = singularWords(words).join(' ');
    if (key !== '' && words.length <= mostNameWords && !names.has(key)) {
      names.set(key, { key, level, isPart });
    }
  };
  for (const option of optionsOf(name)) {
    const foods = splitFoods(option, isUncounted);
    for (const words of foods) addForms(words, foods.length > 1, add);
  }
  for (const known of food?.names ?? []) add(foodWords(known), 'known');
  for (const option of optionsOf(name)) {
    for (const words of splitFoods(option, isUncounted)) addShortForms(words, food, add);
  }
  for (const option of alternativesIn(note)) {
    for (let start = 0; start < option.length; start++) add(option.slice(start), 'instead');
  }
  const allWords = [...foodWords(name), ...alternativesIn(note).flat()];
  for (const kind of kindNames(food, allWords)) add(foodWords(kind), 'kind');
  return [...names.values()];
}

type Add = (words: readonly string[], level: NameLevel, isPart?: boolean) => void;

function addForms(words: readonly string[], isPart: boolean, add: Add): void {
  add(words, 'own', isPart);
  add(words.filter(isNoSize), 'own', isPart);
  add(withoutQualifiers(words), 'known', isPart);
}

function isNoSize(word: string): boolean {
  return !sizes.has(word);
}

function addShortForms(words: readonly string[], food: Food | undefined, add: Add): void {
  const bare = withoutQualifiers(words);
  addLastWords(bare, food, add);
  const last = singularWords(bare.slice(-1))[0] ?? '';
  const isSpicePowder = last === 'powder' && food?.aisle === 'Herbs & Spices';
  if (bare.length > 1 && (formWords.has(last) || cutWords.has(last) || isSpicePowder)) {
    const uncut = bare.slice(0, -1);
    add(uncut, 'short');
    addLastWords(uncut, undefined, add);
  }
  if (bare.length > 1 && kindsBehind.has(last) && isOfKind(bare.slice(0, -1), food)) {
    add(bare.slice(0, -1), 'short');
  }
  const separator = bare.indexOf('and');
  const front = bare.slice(0, Math.max(separator, 0));
  if (findFoodByWords(front)) addShortForms([...front], food, add);
}

function addLastWords(words: readonly string[], food: Food | undefined, add: Add): void {
  const last = singularWords(words.slice(-1))[0] ?? '';
  for (let start = 1; start < words.length; start++) {
    const isAlone = start === words.length - 1;
    if (words.slice(0, start + 1).includes('and')) return;
    if (!isAlone || !(vagueLastWords.has(last) || formWords.has(last))) {
      add(words.slice(start), isOtherFood(words.slice(start), food) ? 'tail' : 'short');
    }
  }
}

/** Whether the words are a food that this one isn't a kind of: brown sugar is no (white) sugar. */
function isOtherFood(words: readonly string[], food: Food | undefined): boolean {
  const found = food && findFoodByWords(words);
  return food !== undefined && found !== undefined && !isKindOf(food, found);
}

/** "Burrata" is a cheese, or a word that names nothing else; the cream of cream cheese is cream. */
function isOfKind(words: readonly string[], food: Food | undefined): boolean {
  const found = findFoodByWords(words);
  return !found || (food !== undefined && isKindOf(found, food));
}

function withoutQualifiers(words: readonly string[]): readonly string[] {
  const bare = words.filter((word) => !isQualifier(word) && !/^\d+$/.test(word));
  return bare.length > 0 ? bare : words;
}

/** "yoghurt or sour cream", "green onions/scallions": any of them. */
function optionsOf(name: string): string[][] {
  return name
    .replace(/\([^)]*\)?/g, ' ')
    .split(/\s[-–—]\s|(?<!bone)\s(?:with|in|for|from)\s/i, 1)
    .map(afterQualifyingParts)
    .flatMap((head) => withSharedNoun(head.split(/\sor\s|\//i).map(foodWords)))
    .filter((words) => words.length > 0);
}

/** "beef/vegetable stock" is beef stock or vegetable stock. */
function withSharedNoun(options: string[][]): string[][] {
  const noun = options.at(-1)?.at(-1);
  return options.map((words) => {
    const whole = noun === undefined ? words : [...words, noun];
    return words.length === 1 && findFoodByWords(whole) ? whole : words;
  });
}

/** "boneless, skinless chicken" up to the comma that ends the food. */
function afterQualifyingParts(name: string): string {
  const parts = name.split(',');
  const known = parts.findIndex((part) => endsInFood(foodWords(part)));
  const firstNaming = parts.findIndex(
    (part) => !foodWords(part).every((word) => isQualifier(word)),
  );
  return parts.slice(0, Math.max(known < 0 ? firstNaming : known, 0) + 1).join(' ');
}

function endsInFood(words: readonly string[]): boolean {
  return words.some((_word, start) => findFoodByWords(words.slice(start)) !== undefined);
}

/** "salt and pepper" are two foods; "macaroni and cheese" with an amount is one. */
function splitFoods(words: readonly string[], isUncounted: boolean): (readonly string[])[] {
  const isSeasoning = words.includes('salt') || words.includes('pepper');
  if (!words.includes('and') || words.join(' ') === 'half and half') return [words];
  if (!isUncounted && !isSeasoning) return [words];
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === 'and') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** "or ground turkey" in a note. */
function alternativesIn(note: string): string[][] {
  const found = note.matchAll(/(?:^|[\s(])or\s+([^,;.()]+)/gi);
  return [...found]
    .map((match) => (match[1] ?? '').split(/\s(?:for|with)\s/i, 1)[0] ?? '')
    .map((option) => foodWords(option).filter(mayBeFood))
    .filter((words) => words.length > 0 && words.length <= 3);
}

function mayBeFood(word: string): boolean {
  return (
    !isQualifier(word) &&
    !/^\d/.test(word) &&
    word !== 'to' &&
    word !== 'use' &&
    findUnit(word) === undefined
  );
}

function kindNames(food: Food | undefined, words: readonly string[]): string[] {
  const names = [...kindsOf(food, words)];
  for (let parentId = food?.parentId; parentId !== undefined;) {
    const parent = findFoodById(parentId);
    names.push(...(parent?.names ?? []));
    parentId = parent?.parentId;
  }
  return names;
}
