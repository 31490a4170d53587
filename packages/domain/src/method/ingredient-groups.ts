/**
 * Ingredients that a step names together: "the dry ingredients", "spices", "the remaining
 * ingredients", "the dressing ingredients".
 *
 * - Flour, salt and raising agents are dry wherever they are named again; sugar, nuts and the like
 *   only when no step names them.
 */
import type { Food } from '../foods/food';
import { singularWords } from '../foods/food-words';
import { followingNouns } from './name-words';
import type { ListedIngredient } from './listed-ingredient';
import { sectionNamedIn, stem } from './section-scopes';
import type { ListedSection } from './section-scopes';
import type { StepWord } from './step-words';

export interface GroupPhrase {
  readonly kind: GroupKind;
  /** The section meant: "the dressing ingredients". */
  readonly section: string | undefined;
  /** "The marinade ingredients", not just "the marinade", which may be made already. */
  readonly isSpelledOut: boolean;
  /** First and last word of the phrase. */
  readonly first: number;
  readonly last: number;
}

export type GroupKind =
  'all' | 'remaining' | 'dry' | 'wet' | 'spice' | 'herb' | 'vegetable' | 'sauce' | 'section';

/** The group that is named at a word, if there is one. */
export function findGroupPhrase(
  words: readonly StepWord[],
  at: number,
  sections: readonly ListedSection[],
): GroupPhrase | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.singular === 'ingredient') return ingredientsPhrase(words, at, sections);
  const kind = groupNouns.get(word.spelled);
  if (kind) return { kind, section: undefined, isSpelledOut: true, first: at, last: at };
  return sectionPhrase(words, at, sections);
}

/** "the chili seasoning", where the list has a section of that name. */
function sectionPhrase(
  words: readonly StepWord[],
  at: number,
  sections: readonly ListedSection[],
): GroupPhrase | undefined {
  const before = words[at - 1]?.singular === 'the' ? words[at - 2] : words[at - 1];
  if (before && openingWords.has(before.singular)) return undefined;
  for (const { heading, stems } of sections) {
    const run = words.slice(at, at + stems.length);
    const isNamed =
      run.length === stems.length &&
      run.every((word, place) => stem(word.singular) === stems[place]);
    const last = at + run.length - 1;
    const next = words[last + 1];
    const isProduct =
      next?.gap === ' ' && (next.singular === 'ingredient' || followingNouns.has(next.singular));
    if (isNamed && !isProduct)
      return { kind: 'section', section: heading, isSpelledOut: false, first: at, last };
  }
  return undefined;
}

/** "all of the ingredients for the sauce": the words before and behind tell which. */
function ingredientsPhrase(
  words: readonly StepWord[],
  at: number,
  sections: readonly ListedSection[],
): GroupPhrase | undefined {
  const sentence = words[at]?.sentence;
  let first = at;
  while (first > 0 && at - first < 4 && words[first - 1]?.sentence === sentence) {
    if (/[,;:(.]/.test(words[first]?.gap ?? '') || isJoint(words[first - 1])) break;
    first--;
  }
  const before = words.slice(first, at).map((each) => each.singular);
  const behind = words.slice(at + 1, at + 6).filter((each) => each.sentence === sentence);
  const named = (each: readonly string[]) => sectionNamedOrShort(each, sections);
  const section =
    named(before) ??
    (behind[0]?.singular === 'for' ? named(behind.map((each) => each.singular)) : undefined);
  const kind = kindOfIngredients(before) ?? (isTaken(before) ? 'all' : undefined);
  if (kind === undefined && section === undefined) return undefined;
  if (section === undefined && behind[0]?.singular === 'for') return undefined;
  const start = before.findIndex((each) => ingredientWords.has(each));
  const isFront = kind !== undefined && start >= 0;
  return {
    kind: kind ?? 'section',
    section,
    isSpelledOut: true,
    first: isFront ? first + start : Math.max(first, at - 1),
    last: at,
  };
}

/** "Add ingredients to a bowl", "mix the ingredients". */
function isTaken(before: readonly string[]): boolean {
  const last = before.at(-1) === 'the' ? before.at(-2) : before.at(-1);
  return last !== undefined && takingVerbs.has(last);
}

function sectionNamedOrShort(
  singulars: readonly string[],
  sections: readonly ListedSection[],
): string | undefined {
  const whole = sectionNamedIn(singulars, sections);
  if (whole !== undefined) return whole;
  const last = singulars.at(-1) ?? '';
  const ending = sections.filter(
    ({ stems }) => last !== '' && last.startsWith(stems.at(-1) ?? '-'),
  );
  return ending.length === 1 ? ending[0]?.heading : undefined;
}

function kindOfIngredients(before: readonly string[]): GroupKind | undefined {
  if (before.includes('dry')) return 'dry';
  if (before.includes('wet') || before.includes('liquid')) return 'wet';
  if (before.some((word) => ['remaining', 'rest', 'other'].includes(word))) return 'remaining';
  if (before.includes('all')) return 'all';
  return undefined;
}

/** Whether the ingredient belongs to the group. */
export function isOfGroup(ingredient: ListedIngredient, kind: GroupKind): boolean {
  const words = singularWords(ingredient.words);
  const { food } = ingredient;
  switch (kind) {
    case 'all':
    case 'remaining':
    case 'section':
      return true;
    case 'dry':
      return isAlwaysDry(ingredient) || sometimesDry.test(words.join(' '));
    case 'wet':
      return wet.test(words.join(' '));
    case 'spice':
      return isSpice(food, words);
    case 'herb':
      return words.some((word) => herbs.has(word)) && !/powder|seed/.test(words.join(' '));
    case 'sauce':
      return words.at(-1) === 'sauce';
    case 'vegetable':
      return food?.aisle === 'Fruit & Veg' && !words.some((word) => noVegetables.has(word));
  }
}

/** Dry in every recipe, and seldom meant when a later step names it again. */
export function isAlwaysDry({ food, words }: ListedIngredient): boolean {
  const ones = singularWords(words);
  return alwaysDry.test(ones.join(' ')) || isSpice(food, ones);
}

function isSpice(food: Food | undefined, words: readonly string[]): boolean {
  if (words.some((word) => ['salt', 'pepper'].includes(word)) && !words.includes('bell')) {
    return food === undefined || food.aisle === 'Herbs & Spices';
  }
  const isExtract = words.includes('extract') || words.includes('essence');
  return food?.aisle === 'Herbs & Spices' && !isExtract;
}

function isJoint(word: StepWord | undefined): boolean {
  return word !== undefined && ['and', 'with', 'into', 'in', 'to'].includes(word.spelled);
}

/** "For the sauce, …" and "make the sauce" only say what comes. */
const openingWords: ReadonlySet<string> = new Set(['for', 'make', 'making', 'prepare']);

const takingVerbs: ReadonlySet<string> = new Set(
  'add combine mix place put blend whisk stir process'.split(' '),
);

const groupNouns: ReadonlyMap<string, GroupKind> = new Map([
  ['spices', 'spice'],
  ['seasonings', 'spice'],
  ['herbs', 'herb'],
  ['vegetables', 'vegetable'],
  ['sauces', 'sauce'],
]);

const ingredientWords: ReadonlySet<string> = new Set([
  'all',
  'dry',
  'wet',
  'liquid',
  'remaining',
  'rest',
  'other',
]);

const alwaysDry =
  /\bflour\b(?! tortilla)|\bbaking (?:powder|soda)\b|\bbicarb|\bsoda$|\bsalt\b|\bcocoa\b|\bcornflour\b|\bcornstarch\b|\bcream of tartar\b|\byeast\b(?! extract)/;
const sometimesDry =
  /\bsugar\b|\boat\b|\bmeal\b|\bpolenta\b|\bcornmeal\b|\bcoconut$|\bmilk powder\b|\bxanthan\b|\bstarch\b|\bsemolina\b|\bprotein powder\b/;
const wet =
  /\begg\b|\b(?:butter)?milk$|\boil$|\bbutter$|\bvanilla\b|\byoghurt$|\bsour cream$|\bwater$|\bhoney$|\bsyrup$|\bmolasse|\bvinegar$|\bjuice$|\bbanana\b|\bapplesauce\b|\bpuree$/;

const herbs: ReadonlySet<string> = new Set(
  'basil parsley coriander mint dill chive rosemary thyme sage tarragon oregano marjoram chervil'.split(
    ' ',
  ),
);

const noVegetables: ReadonlySet<string> = new Set(
  (
    'garlic ginger chilli lemon lime orange apple pear banana berry strawberry blueberry raspberry ' +
    'mango pineapple avocado zest juice jalapeno basil parsley coriander mint dill chive rosemary ' +
    'thyme sage tarragon oregano leaf peach plum cherry fig date grape melon'
  ).split(' '),
);
