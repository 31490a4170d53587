/**
 * Names with an "and" that are one food.
 *
 * - What the table knows by that name: "half and half", "pork and beans", "mac and cheese".
 * - A dish or product everybody knows by a pair of words: "fish and chips".
 * - A mix: "dried fruit and nut mix".
 * - What comes in one package: "1 packet peas and carrots", "peas and carrots (frozen mix)".
 */
import { findListedFood } from '../foods/find-food';
import { foodWords } from '../foods/food-words';
import { isQualifier } from '../foods/qualifiers';
import { packagingUnits } from '../ingredients/line/amount/unit-roles';
import { findUnit } from '../units/find-unit';
import type { Ingredient } from '../recipe/ingredient';
import { namedFood } from './complete-names';
import { joinTexts } from './conjunctions';
import type { JoinedText } from './conjunctions';

/** Whether the row is of one package, so that its name is one product. */
export function isOnePackage({ unit, note = '' }: Ingredient): boolean {
  const id = findUnit(unit);
  return (id !== undefined && packagingUnits.has(id)) || mentionsPackage(note);
}

/**
 * The parts of a name with those joined again that are one food together.
 *
 * @example joinCompoundFoods(splitAtConjunctions('fish and chips')) // [{ text: 'fish and chips', conjunction: '' }]
 */
export function joinCompoundFoods(parts: readonly JoinedText[]): JoinedText[] {
  const joined: JoinedText[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && part.conjunction === 'and' && isCompoundFood(before.text, part.text)) {
      joined[joined.length - 1] = {
        text: joinTexts([{ ...before, conjunction: '' }, part]),
        conjunction: before.conjunction,
      };
    } else joined.push(part);
  }
  return joined;
}

function isCompoundFood(first: string, last: string): boolean {
  const name = `${first} and ${last}`;
  if (namedFood(name) ?? namedFood(withoutQualifiersBefore(name))) return true;
  const words = foodWords(name);
  if (dishes.has(words.join(' '))) return true;
  if (!findListedFood(last)) return mixWord.test(last) || flavourPairs.test(words.join(' '));
  const mix = mixWord.exec(last)?.[0];
  return mix !== undefined && namedFood(`${first} ${mix}`) !== undefined;
}

/** "Prepared macaroni and cheese". */
function withoutQualifiersBefore(name: string): string {
  const words = name.split(' ');
  const start = words.findIndex((word) => !isQualifier(word.toLowerCase()));
  return words.slice(Math.max(start, 0)).join(' ');
}

function mentionsPackage(note: string): boolean {
  return anyPackageWord.test(note) && note.split(', ').some(namesPackage);
}

function namesPackage(remark: string): boolean {
  const words = foodWords(remark.toLowerCase());
  return words.some((word) => packageWords.has(word)) && words.every(describesSale);
}

function describesSale(word: string): boolean {
  return packageWords.has(word) || howSold.has(word);
}

const dishes: ReadonlySet<string> = new Set([
  'fish and chips',
  'surf and turf',
  'bubble and squeak',
  'bangers and mash',
  'franks and beans',
  'biscuits and gravy',
  'gin and tonic',
  'rum and coke',
]);
/** Before the word of what tastes so: "lemon and herb chicken", "garlic and herb cheese". */
const flavourPairs =
  /^(?:sweet and sour|hot and sour|salt and vinegar|salt and pepper|cream and onion|cookies and cream|bread and butter|peanut butter and (?:jelly|jam)|(?:sea )?salt and rosemary|garlic and (?:rosemary|parsley|chilli)|rosemary and (?:garlic|sea salt|olive)|olive and rosemary|tomato and basil|basil and tomato|honey and (?:soy|mustard|lemon)|lemon and (?:herb|thyme|garlic)|chilli and (?:lime|garlic)|lime and (?:chilli|coriander)|fig and (?:ginger|walnut|honey)|pear and ginger|apple and cinnamon|cheese and chive|spinach and ricotta|lemon and herb|honey and mustard|garlic and herb|sage and onion|cheese and onion|cheese and bacon|ham and cheese|bacon and egg|fruit and nut|oil and vinegar) \p{L}/u;
const mixWord = /\b(?:mix|mixture|blend|medley|assortment|combo|platter|kit)$/i;
const packageNames = 'can canned tin tinned packet pack package jar bag box bottle tub carton mix';
const packageWords: ReadonlySet<string> = new Set(packageNames.split(' '));
/** A quick check for every note. */
const anyPackageWord = new RegExp(packageNames.split(' ').join('|'), 'i');
const howSold: ReadonlySet<string> = new Set(
  'a an of from in the one frozen dried fresh instant premade ready made store shop bought steam'.split(
    ' ',
  ),
);
