/**
 * Foods by their German, French, Spanish, Italian, Dutch, Portuguese, Polish and Nordic names, for text that is no English
 * food.
 *
 * - English is always first: this is asked only for what the English table does not know.
 * - The whole name must be a food's name, without words on how it is cut ("fein gehackt") and without a remark
 *   ("ohne Haut"). What is left may be an English name too: "Pecorino DOP", "filetes de tilapia". A form makes it the
 *   English food of that form: "getrocknete Minze" is dried mint.
 * - A name that is an English word too ("rind", "sale", "maca") counts only beside another word of its language, or
 *   with its accents: "frisches Rind", "maçã".
 * - A name that means one food in one language and another in another means none.
 */
import type { Aisle } from '../aisle';
import { foodWords } from '../food-words';
import type { Food } from '../food';
import { findFoodById, findFoodByWords, findNamedFood, isFoodWord } from '../food-index';
import { isQualifier, isShapeOrState } from '../qualifiers';
import { superlative } from './foreign-adjectives';
import { findForeignName } from './foreign-names';
import {
  articles,
  changingWords,
  endRemarks,
  formBeginnings,
  formPhrases,
  formWords,
  joiningWords,
  measureWords,
  originMarks,
  preparation,
  remarkOpeners,
  shapeEndings,
} from './foreign-words';

/**
 * The id of the food.
 *
 * @example findForeignFood('Zwiebeln, fein gehackt') // 'onion'
 * @example findForeignFood('getrocknete Minze') // 'dried-mint'
 * @example findForeignFood('rind') // undefined
 */
export function findForeignFood(text: string): string | undefined {
  const typed = foodWords(nameOf(text));
  const exact = findForeignName(typed, accented.test(nameOf(text)));
  if (exact) return exact;
  const plain = endRemarks.reduce((rest, remark) => rest.replace(remark, ''), typed.join(' '));
  if (plain.length < typed.join(' ').length)
    return (
      findForeignName(plain.split(' '), true) ??
      findFoodByWords(plain.split(' '))?.id ??
      findForeignFood(plain)
    );
  const phrase = formPhrases.find(([words]) => words.test(typed.join(' ')));
  if (phrase) return findInForm(phrase[1], typed.join(' ').replace(phrase[0], '').split(' '));
  const words = withoutRemark(typed);
  const start = findAtStart(words);
  if (start) return start;
  const bare = withoutLooseJoin(withoutOpening(words.filter((word) => !saysNothing(word))));
  // "Extra egg" has no other word of another language.
  const isAmongOthers = bare.length < typed.filter((word) => !isQualifier(word)).length;
  return (
    findForeignName(bare, isAmongOthers) ??
    findForm(bare) ??
    findWhole(bare) ??
    findBehindBeginning(bare) ??
    (typed.some(isForeignRemark) || hasForeignRest(typed, words.length)
      ? findFoodByWords(bare)?.id
      : undefined)
  );
}

/** "Speck in Würfeln", but not "sardines in tomato sauce", which names two foods in English. */
const hasForeignRest = (typed: readonly string[], from: number) =>
  from < typed.length && !typed.slice(from).some(isFoodWord);

/** "Bœuf haché maigre" is mince: of the words that could be dropped only as many are as need to be. */
function findAtStart(words: readonly string[]): string | undefined {
  let end = words.length;
  while (end > 1 && saysNothing(words[end - 1]!)) {
    end -= 1;
    const start = words.slice(0, end);
    const id = findForeignName(start, true) ?? (end > 1 ? findFoodByWords(start)?.id : undefined);
    if (id) return id;
  }
  return undefined;
}

/** "Cocida y deshebrada": what joined two words that say nothing goes with them. */
function withoutLooseJoin(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !joiningWords.has(word)) + 1;
  return end === 0 ? words : words.slice(0, end);
}

/**
 * Whether a text names the food in another language, so that no rule of English is for its words.
 *
 * @example isForeignNameOf('Möhren, geschält', carrot) // true
 */
export function isForeignNameOf(text: string, { id }: Pick<Food, 'id'>): boolean {
  const last = foodWords(nameOf(text)).at(-1) ?? '';
  return !isFoodWord(last) && findForeignFood(text) === id;
}

/**
 * Its words without brackets, remarks and preparation.
 *
 * @example foreignNameWords('2 EL fein gehackte Zwiebeln, optional') // ['2', 'el', 'zwiebeln']
 */
export function foreignNameWords(text: string): readonly string[] {
  const words = withoutRemark(foodWords(nameOf(text)));
  return withoutOpening(words.filter((word) => !saysNothing(word)));
}

/** Of "fein gehackte, geröstete Haselnüsse" all: what comes first only describes. */
function nameOf(text: string): string {
  const parts = text.slice(0, longestText).split(partBreak);
  const first = parts.findIndex((part) => !foodWords(part).every(isPreparation));
  return (parts[Math.max(first, 0)] ?? '').slice(0, longestName);
}

const isPreparation = (word: string) => saysNothing(word) || articles.has(word);

/** What stays beside an English name is of another language: "Pecorino DOP", but not "extra flour". */
const isForeignRemark = (word: string) =>
  (saysNothing(word) || measureWords.has(word)) &&
  ![isQualifier, isShapeOrState, isFoodWord].some((isEnglish) => isEnglish(word));

/**
 * Nothing but how it is cut, ground or dried: "versgemalen", "moulu". A noun among them is asked for by who has another.
 *
 * @example onlyPrepares('fraîchement moulu') // true
 */
export function onlyPrepares(text: string): boolean {
  const words = foodWords(text);
  return words.length > 0 && words.every((word) => isPreparation(word) || formWords.has(word));
}

/** About which food it is: preparation, size, quality and a protected origin. */
const saysNothing = (word: string) =>
  preparation.has(word) || superlative.test(word) || originMarks.has(word);

function withoutRemark(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => index > 0 && remarkOpeners.has(word));
  if (at === -1) return words;
  // "Bacalao desalado y en trozos": what joined the remark goes with it.
  const isJoined = at > 1 && joiningWords.has(words[at - 1]!);
  return words.slice(0, isJoined ? at - 1 : at);
}

/** Without what measures it: "Handvoll Walnusskerne", "d'aneth". */
function withoutOpening(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !articles.has(word) && !measureWords.has(word));
  return start <= 0 ? words : words.slice(start);
}

/** Dried mint of "menthe séchée". */
function findForm(words: readonly string[]): string | undefined {
  const form = words.map((word) => formWords.get(word)).find((each) => each !== undefined);
  if (form === undefined) return undefined;
  return findInForm(
    form,
    words.filter((word) => !formWords.has(word)),
  );
}

function findInForm(form: string, words: readonly string[]): string | undefined {
  const bare = withoutOpening(words.filter((word) => !saysNothing(word)));
  const id = findForeignName(bare, true) ?? findFoodByWords(bare)?.id;
  const name = id === undefined ? undefined : findFoodById(id)?.names[0];
  if (name === undefined) return undefined;
  const plain = name.replace(/^(?:fresh|dried|ground) /, '');
  const powder = form === 'ground' ? findNamedFood(`${plain} powder`)?.id : undefined;
  return (
    findNamedFood(`${form} ${plain}`)?.id ?? powder ?? (isSoldInForm(form, id) ? id : undefined)
  );
}

/** Stock "aus dem Glas" is stock, and smoked bacon is bacon; but a jar of red cabbage is none of the fresh. */
function isSoldInForm(form: string, id: string | undefined): boolean {
  const aisle = id === undefined ? undefined : findFoodById(id)?.aisle;
  return form === 'frozen' || (aisle !== undefined && aislesOfForm[form]?.includes(aisle) === true);
}

/** Where all is sold in the form, so that its name need not say so: ground cheese is grated. */
const aislesOfForm: Readonly<Record<string, readonly Aisle[]>> = {
  canned: ['Pantry'],
  smoked: ['Deli'],
  ground: ['Dairy, Eggs & Fridge', 'Deli'],
};

/** "Hähnchenbrustwürfel" of hähnchenbrust, "baby spinat" of babyspinat. */
function findWhole(words: readonly string[]): string | undefined {
  if (words.some((word) => changingWords.has(word))) return undefined;
  if (words.length === 2) {
    const joined = findForeignName([words.join('')]);
    if (joined) return joined;
  }
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  for (const ending of shapeEndings) {
    if (last.length <= ending.length + 2 || !last.endsWith(ending)) continue;
    const stem = last.slice(0, -ending.length);
    for (const whole of [stem, stem.replace(/[ns]$/, ''), `${stem}e`, `${stem}en`]) {
      const found = findForeignName([...before, whole]);
      if (found) return found;
    }
  }
  return undefined;
}

/** Frozen chips of "diepvriesfrieten", lemon of "biocitroen". */
function findBehindBeginning(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const [beginning, form] = formBeginnings.find(([each]) => last.startsWith(each)) ?? [];
  if (beginning === undefined || last.length < beginning.length + 3) return undefined;
  const rest = [...words.slice(0, -1), last.slice(beginning.length)];
  return form ? findInForm(form, rest) : findForeignName(rest, true);
}

const accented = /[^\p{ASCII}]/u;
/** Brackets and commas begin remarks. */
const partBreak = /[(,;:]/;
/** Characters; a longer text is no name. */
const longestName = 80;
const longestText = 200;
