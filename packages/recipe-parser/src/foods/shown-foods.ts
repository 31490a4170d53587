/**
 * Foods as people read them. A food is found by its English name, as texts are in a catalogue: needs, facts and rows carry
 * that one, so that people of several languages share them.
 */
import { plural } from './plurals';
import { nameForms } from '../names/name-forms';
import { foodsNow } from '../names/foods-of-reader';
import { isEnglishOnly } from '../names/readers-language';

export interface ShownFood {
  /** As a list shows it: "Rote Zwiebeln". */
  readonly name: string;
  /** As a list shows one of it: "Rote Zwiebel". */
  readonly nameOfOne: string;
}

/** Of a food of the table, or what a person typed. */
export interface EnglishNames {
  readonly name: string;
  readonly nameOfOne?: string | undefined;
}

/**
 * The names of a food in the reader's language; those that were given of a food that the table does not have.
 *
 * @param food its English names; `nameOfOne` where it is known
 * @example shownFood({ name: 'Red onions' }) // { name: 'Rote Zwiebeln', nameOfOne: 'Rote Zwiebel' } in German
 */
export function shownFood({ name, nameOfOne = name }: EnglishNames): ShownFood {
  const names = isEnglishOnly ? undefined : namesNow();
  const find = (typed: string) => names?.byName.get(typed.toLowerCase());
  return find(name) ?? find(nameOfOne) ?? { name, nameOfOne };
}

/** @example shownFoodName('Red onions') // 'Rote Zwiebeln' in German */
export const shownFoodName = (name: string): string => shownFood({ name }).name;

/**
 * A name within a sentence: English ones begin small, unless they have another capital.
 *
 * @param name as a list shows it
 * @example inSentence('Brown onions') // 'brown onions'
 * @example inSentence('Granny Smith apples') // 'Granny Smith apples'
 * @example inSentence('Rote Zwiebeln') // 'rote Zwiebeln' in German, where 'Zwiebeln' stay as they are
 */
export function inSentence(name: string): string {
  const names = isEnglishOnly ? undefined : namesNow();
  if (names) return names.smallWithin.has(name) ? beginSmall(name) : name;
  const rest = name.slice(1);
  return rest === rest.toLowerCase() ? beginSmall(name) : name;
}

/**
 * A food within a sentence, in the reader's language.
 *
 * @example foodInSentence('Red onions') // 'rote Zwiebeln' in German
 */
export const foodInSentence = (name: string): string => inSentence(shownFoodName(name));

interface FoodNames {
  readonly rows: string;
  /** By both English names and by both of the language, in small letters. */
  readonly byName: ReadonlyMap<string, ShownFood>;
  /** Names that begin with a capital at their own place only. */
  readonly smallWithin: ReadonlySet<string>;
}

let last: FoodNames | undefined;
const others = new Map<string, FoodNames>();

/** Read once for each language. */
function namesNow(): FoodNames | undefined {
  const rows = foodsNow();
  if (rows === undefined || rows === last?.rows) return rows === undefined ? undefined : last;
  last = others.get(rows) ?? readNames(rows);
  others.set(rows, last);
  return last;
}

function readNames(rows: string): FoodNames {
  const byName = new Map<string, ShownFood>();
  const ownNames = new Map<string, ShownFood>();
  const smallWithin = new Set<string>();
  for (const row of rows.trim().split('\n')) {
    const [food = '', written] = row.split(': ');
    if (written === undefined) continue;
    const [one, several = one] = nameForms(written);
    const shown = { name: beginLarge(several), nameOfOne: beginLarge(one) };
    if (shown.nameOfOne !== one) smallWithin.add(shown.name).add(shown.nameOfOne);
    for (const name of [food, plural(food)]) byName.set(name.toLowerCase(), shown);
    for (const name of [several, one]) ownNames.set(name.toLowerCase(), shown);
  }
  for (const [name, shown] of ownNames) if (!byName.has(name)) byName.set(name, shown);
  return { rows, byName, smallWithin };
}

const beginLarge = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const beginSmall = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
