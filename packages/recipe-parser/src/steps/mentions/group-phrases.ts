/**
 * Where a step names several ingredients together: "the dry ingredients", "spices", "the remaining
 * ingredients", "the dressing ingredients", or a section by its name ("the taco seasoning").
 *
 * - "The ingredients" alone are a group where something is done with them ("mix the ingredients"), but
 *   not with a purpose that is no section ("all the ingredients for the dip").
 * - A section's name is a group only where nothing is made of it first: seasonings and toppings are, a
 *   sauce or a dough is not.
 * - "The first 5 ingredients" and "the next three" count down the list.
 */
import { parseQuantity } from '../../units/parse-quantity';
import { toNumber } from '../../units/quantity';
import type { GroupKind } from './ingredient-groups';
import { followingNouns } from '../words/name-vocabulary';
import { sectionNamedIn } from './section-scopes';
import type { ListedSection } from './section-scopes';
import { stem } from '../words/stem';
import type { StepWord } from '../words/step-text';
import { wordSet } from '../words/word-set';

export interface GroupPhrase {
  readonly kind: GroupKind;
  /** The section meant: "the dressing ingredients". */
  readonly section: string | undefined;
  /** "The marinade ingredients", not just "the marinade", which may be made already. */
  readonly isSpelledOut: boolean;
  /** "The first 5 ingredients", "the next three", "the last two". */
  readonly counted: CountedGroup | undefined;
  /** First and last word of the phrase. */
  readonly first: number;
  readonly last: number;
}

export interface CountedGroup {
  readonly from: 'first' | 'next' | 'last';
  readonly count: number;
}

/** The group whose phrase has its key word at an index; undefined for none. */
export function findGroupPhrase(
  words: readonly StepWord[],
  at: number,
  sections: readonly ListedSection[],
): GroupPhrase | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.singular === 'ingredient') return ingredientsPhrase(words, at, sections);
  const kind = groupNouns.get(word.spelled);
  if (kind) return { ...plainGroup, kind, first: at, last: at };
  return sectionPhrase(words, at, sections);
}

function ingredientsPhrase(
  words: readonly StepWord[],
  at: number,
  sections: readonly ListedSection[],
): GroupPhrase | undefined {
  const before = wordsBefore(words, at);
  const behind = words
    .slice(at + 1, at + furthestPurpose)
    .filter((each) => each.sentence === words[at]?.sentence);
  const hasPurpose = behind[0]?.singular === 'for';
  const ofPurpose = hasPurpose ? sectionAtEnd(behind, sections) : undefined;
  const ofName = sectionAtEnd(before, sections);
  const section = ofName ?? ofPurpose;
  const kind = kindOfIngredients(before);
  const counted = countBefore(before);
  if (counted) return { ...plainGroup, kind: 'all', counted, first: at - 2, last: at };
  if (section === undefined && (kind === undefined || hasPurpose)) return undefined;
  const firstAdjective = before.findIndex((each) => groupAdjectives.has(each.singular));
  const length =
    firstAdjective >= 0 ? before.length - firstAdjective : Number(ofName !== undefined);
  return { ...plainGroup, kind: kind ?? 'section', section, first: at - length, last: at };
}

/** "first 5", "next three". */
function countBefore(before: readonly StepWord[]): CountedGroup | undefined {
  const [from, number] = before.slice(-2).map((word) => word.spelled);
  const quantity = number === undefined ? undefined : parseQuantity(number);
  if (!quantity || (from !== 'first' && from !== 'next' && from !== 'last')) return undefined;
  return { from, count: Math.floor(toNumber(quantity)) };
}

/** The words before "ingredients" that may belong to them. */
function wordsBefore(words: readonly StepWord[], at: number): StepWord[] {
  const near = words.slice(Math.max(0, at - furthestName), at + 1);
  const start = near.findLastIndex(
    (word, place) =>
      word.sentence !== near.at(-1)?.sentence ||
      conjunctions.has(word.spelled) ||
      /[,;:(.]/.test(near[place + 1]?.gap ?? ''),
  );
  return near.slice(start + 1, -1);
}

function kindOfIngredients(before: readonly StepWord[]): GroupKind | undefined {
  const words = before.map((word) => word.singular);
  const known = kindsByWord.find(([word]) => words.includes(word));
  if (known) return known[1];
  const verb = words.at(-1) === 'the' ? words.at(-2) : words.at(-1);
  return verb !== undefined && useVerbs.has(verb) ? 'all' : undefined;
}

/** The section that the words name whole, or by the last of them: "dressing (ingredients)". */
function sectionAtEnd(
  words: readonly StepWord[],
  sections: readonly ListedSection[],
): string | undefined {
  const singulars = words.map((word) => word.singular);
  const whole = sectionNamedIn(singulars, sections);
  if (whole !== undefined) return whole;
  const last = stem(singulars.at(-1) ?? '');
  const ending = sections.filter(({ stems }) => last !== '' && stems.at(-1) === last);
  return ending.length === 1 ? ending[0]?.heading : undefined;
}

function sectionPhrase(
  words: readonly StepWord[],
  at: number,
  sections: readonly ListedSection[],
): GroupPhrase | undefined {
  const before = words[at - 1]?.singular === 'the' ? words[at - 2] : words[at - 1];
  if (before && openingWords.has(before.singular)) return undefined;
  const named = sections.find(({ stems }) => {
    const run = words.slice(at, at + stems.length);
    return (
      unmadeStems.has(stems.at(-1) ?? '') &&
      run.length === stems.length &&
      run.every((word, place) => stem(word.singular) === stems[place])
    );
  });
  if (!named) return undefined;
  const last = at + named.stems.length - 1;
  const next = words[last + 1];
  const isPartOfName =
    next?.gap === ' ' && (next.singular === 'ingredient' || followingNouns.has(next.singular));
  if (isPartOfName) return undefined;
  const section = named.heading;
  return { ...plainGroup, kind: 'section', section, isSpelledOut: false, first: at, last };
}

const plainGroup = { section: undefined, isSpelledOut: true, counted: undefined } as const;

const furthestName = 4;
const furthestPurpose = 6;

const groupNouns: ReadonlyMap<string, GroupKind> = new Map([
  ['spices', 'spice'],
  ['seasonings', 'spice'],
  ['herbs', 'herb'],
  ['vegetables', 'vegetable'],
  ['sauces', 'sauce'],
]);

/** More specific first: "all the dry ingredients" are the dry ones. */
const kindsByWord: readonly (readonly [string, GroupKind])[] = [
  ['dry', 'dry'],
  ['wet', 'wet'],
  ['liquid', 'wet'],
  ['remaining', 'remaining'],
  ['rest', 'remaining'],
  ['other', 'remaining'],
  ['all', 'all'],
];

const groupAdjectives = wordSet('all dry wet liquid remaining rest other');
const useVerbs = wordSet(
  'add combine mix place put blend whisk stir process adding combining mixing blending whisking',
);
const unmadeStems = wordSet('season spice rub blend mix topp garnish marinad');
const openingWords = wordSet('for make making prepare');
const conjunctions = wordSet('and with into in to');
