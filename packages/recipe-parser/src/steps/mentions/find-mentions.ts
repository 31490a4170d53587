/**
 * Finds the mentions of ingredients in a step, and the ingredients each may mean.
 *
 * - The longest name wins: "olive oil" is not "oil". A name inside that of another food is none:
 *   with butter on the list, "peanut butter" is no mention of it, nor is "the butter mixture".
 * - The juice and zest of a listed lemon are mentions of the lemon.
 * - The cut or piece after the name belongs to the mention: "garlic cloves".
 */
import type { Food } from '../../foods/food';
import { findFoodByWords } from '../../foods/food-index';
import { singularWords } from '../../foods/food-words';
import { isQualifier } from '../../foods/qualifiers';
import { isKindOf } from '../words/food-kinds';
import { findGroupPhrase } from './group-phrases';
import type { GroupPhrase } from './group-phrases';
import type { NameLevel } from '../amounts/ingredient-names';
import type { ListedIngredient } from '../amounts/listed-ingredient';
import { cutWords, followingNouns, formWords } from '../words/name-vocabulary';
import type { ListedSection } from './section-scopes';
import { stem } from '../words/stem';
import type { StepText, StepWord } from '../words/step-text';
import { wordSet } from '../words/word-set';

export interface Candidate {
  readonly ingredient: ListedIngredient;
  readonly level: NameLevel;
  readonly isPart: boolean;
}

export interface Mention {
  /** First and last word, as indexes into the words of the step. */
  readonly first: number;
  readonly last: number;
  /** Empty for a group. */
  readonly candidates: readonly Candidate[];
  readonly group: GroupPhrase | undefined;
  readonly isPlural: boolean;
  /** "All of the sesame seeds", "both sugars". */
  readonly isAll: boolean;
}

export interface NameIndex {
  readonly byKey: ReadonlyMap<string, readonly Candidate[]>;
  readonly longest: number;
}

export function indexNames(ingredients: readonly ListedIngredient[]): NameIndex {
  const byKey = new Map<string, Candidate[]>();
  let longest = 1;
  for (const ingredient of ingredients) {
    for (const { key, level, isPart } of ingredient.names) {
      const candidates = byKey.get(key) ?? [];
      candidates.push({ ingredient, level, isPart });
      byKey.set(key, candidates);
      longest = Math.max(longest, key.split(' ').length);
    }
  }
  return { byKey, longest };
}

export function findMentions(
  step: StepText,
  index: NameIndex,
  sections: readonly ListedSection[],
): Mention[] {
  const { words } = step;
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const named = longestName(words, at, index);
    const group = findGroupPhrase(words, at, sections);
    if (group && group.last - at + 1 > (named?.length ?? 0)) {
      // "The rest spices ingredients": the longer phrase is the one that is meant.
      while ((mentions.at(-1)?.last ?? -1) >= group.first) mentions.pop();
      mentions.push(groupMention(group));
      at = group.last;
      continue;
    }
    if (!named) continue;
    const mention = readMention(words, at, named, index);
    if (typeof mention === 'number') {
      at = mention;
      continue;
    }
    const before = mentions.at(-1);
    const isSame = before !== undefined && isSameAgain(before, mention, words);
    if (isSame) mentions.splice(-1, 1, { ...before, last: mention.last });
    else mentions.push(mention);
    at = mention.last;
  }
  return mentions;
}

/** "butter/ghee", where one may stand for the other. */
function isSameAgain(before: Mention, mention: Mention, words: readonly StepWord[]): boolean {
  const [first] = before.candidates;
  const [second] = mention.candidates;
  const isSlash = words[mention.first]?.gap === '/' && before.last === mention.first - 1;
  return isSlash && first !== undefined && first.ingredient === second?.ingredient;
}

interface Named {
  readonly length: number;
  readonly candidates: readonly Candidate[];
}

function longestName(words: readonly StepWord[], at: number, index: NameIndex): Named | undefined {
  let key = '';
  let found: Named | undefined;
  for (let length = 1; length <= index.longest; length++) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && !isJoined(word))) break;
    key = key === '' ? word.singular : `${key} ${word.singular}`;
    const candidates = index.byKey.get(key);
    if (candidates) found = { length, candidates };
  }
  return found;
}

/** Whether nothing but a space, a hyphen or an apostrophe precedes the word. */
function isJoined(word: StepWord): boolean {
  return /^['’‘]?[\s-]+$/.test(word.gap);
}

/** @returns the mention, or the last word to pass over where the words name something else */
function readMention(
  words: readonly StepWord[],
  first: number,
  { length, candidates }: Named,
  index: NameIndex,
): Mention | number {
  const named = first + length - 1;
  let last = named;
  const isOfFruit = isFruitPart(words, last, candidates);
  if (isOfFruit) last++;
  const fitting = candidates.filter(
    ({ ingredient }) =>
      isOfFruit ||
      !(isOtherFood(words, first, last, ingredient) || isPepperPod(words, last, ingredient)),
  );
  if (fitting.length === 0) return last;
  const next = words[last + 1];
  const isFollowed = next !== undefined && isJoined(next);
  if (isFollowed && followingNouns.has(next.singular)) {
    const isOfSame = index.byKey.get(next.singular)?.some((each) => isAmong(each, candidates));
    if (isOfSame === true) return last;
    if (!fitting.some(({ ingredient }) => ingredient.lineStems.includes(stem(next.singular)))) {
      return last + 1;
    }
  }
  const isForm =
    next !== undefined && (formWords.has(next.singular) || cutWords.has(next.singular));
  if (isFollowed && next.gap === '-' && !isForm) return last;
  if (isFollowed && isForm && next.clause === words[last]?.clause) last++;
  const before = words
    .slice(Math.max(0, first - 3), first)
    .filter((word) => word.clause === words[first]?.clause)
    .map((word) => word.spelled);
  const isPlural = words[named]?.spelled !== words[named]?.singular || before.includes('both');
  const isAll = before.includes('all') || before.includes('both');
  return { first, last, candidates: fitting, group: undefined, isPlural, isAll };
}

/** "chicken or beef broth": the broth is what the line offers as beef, too. */
function isAmong({ ingredient }: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates.some((each) => each.ingredient === ingredient);
}

function groupMention(group: GroupPhrase): Mention {
  const { first, last } = group;
  return { first, last, candidates: [], group, isPlural: true, isAll: false };
}

function isFruitPart(
  words: readonly StepWord[],
  last: number,
  candidates: readonly Candidate[],
): boolean {
  const next = words[last + 1];
  const isPartWord = next !== undefined && isJoined(next) && fruitParts.has(next.singular);
  return isPartWord && candidates.some(({ ingredient }) => citrus.has(ingredient.food?.id ?? ''));
}

/** Whether the words around the mention make it the name of a food that is not on the list. */
function isOtherFood(
  words: readonly StepWord[],
  first: number,
  last: number,
  ingredient: ListedIngredient,
): boolean {
  for (let before = 0; before <= 2; before++) {
    const start = first - before;
    if (before > 0 && !mayExtend(words[start], words[start + 1])) break;
    for (let behind = 0; behind <= 2; behind++) {
      const end = last + behind;
      const lastWord = words[end];
      if (!lastWord || (behind > 0 && (!isJoined(lastWord) || lastWord.spelled === 'and'))) break;
      if (before + behind === 0) continue;
      const phrase = words.slice(start, end + 1).map((word) => word.spelled);
      const around = [...phrase.slice(0, before), ...phrase.slice(phrase.length - behind)];
      const isListed = singularWords(around).every((word) =>
        ingredient.lineStems.includes(stem(word)),
      );
      const food = isListed ? undefined : findFoodByWords(phrase);
      if (food && !isSameFood(food, ingredient)) return true;
    }
  }
  return false;
}

function mayExtend(word: StepWord | undefined, next: StepWord | undefined): boolean {
  return (
    word !== undefined &&
    next !== undefined &&
    isJoined(next) &&
    word.spelled !== 'and' &&
    !isQualifier(word.spelled)
  );
}

function isSameFood(food: Food, { food: listed, words }: ListedIngredient): boolean {
  if (!listed) return words.some((word) => food.names[0]?.includes(word));
  if (isKindOf(food, listed) || isKindOf(listed, food)) return true;
  return /salt/.test(food.id) && /salt/.test(listed.id) && food.aisle === listed.aisle;
}

/** "Peppers" and "a pepper" are capsicums, never the spice. */
function isPepperPod(
  words: readonly StepWord[],
  last: number,
  { food }: ListedIngredient,
): boolean {
  const spelled = words[last]?.spelled;
  const isOne = spelled === 'pepper' && ones.has(words[last - 1]?.spelled ?? '');
  return (spelled === 'peppers' || isOne) && food?.aisle === 'Herbs & Spices';
}

const ones = wordSet('a each per whole');
const fruitParts = wordSet('juice zest rind peel half wedge');
const citrus = wordSet('lemon meyer-lemon lime orange blood-orange grapefruit mandarin');
