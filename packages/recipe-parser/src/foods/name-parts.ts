/**
 * Splits an ingredient's name into the food and remarks about it.
 *
 * - What is in brackets, and what follows a comma, a colon or a dash, is a remark.
 * - "skinless, boneless chicken breast" is all name: the food comes after the commas.
 * - "juice of 2 lemons" is about lemons; "for frying" and "at room temperature" do not describe the food.
 * - A colour after a comma is part of the name ("onion, red"), and so are smoked, dried and their kind.
 */
import { foodWords } from './food-words';
import {
  isQualifier,
  isShapeOrState,
  nounBeforeFood,
  remarkPhrases,
  remarkStart,
} from './qualifiers';

export interface NameParts {
  /** As typed, without what only states an amount or what for. */
  readonly head: string;
  /** Words of the remarks that make it another food. */
  readonly mattering: readonly string[];
  /** As typed. */
  readonly remarks: readonly string[];
}

/** @example nameParts('onion, red, finely chopped').mattering // ['red'] */
export function nameParts(text: string): NameParts {
  const bare = text.replace(/\([^)]*\)?/g, ' ').replace(/\s+/g, ' ');
  const all = bare
    .trim()
    .split(partBreak)
    .filter((part) => part !== '');
  const start = all.findIndex((part) => !foodWords(part).every(isPreparationWord));
  const isNameFirst = start <= 0;
  const name = isNameFirst ? (all[0] ?? '') : all.slice(0, start + 1).join(' ');
  const remarks = all.slice(isNameFirst ? 1 : start + 1);
  return {
    head: name
      .replace(nounBeforeFood, '')
      .replace(remarkPhrases, ' ')
      .replace(remarkStart, '')
      .trim(),
    mattering: remarks.flatMap(foodWords).filter((word) => matteringRemarks.has(word)),
    remarks,
  };
}

function isPreparationWord(word: string): boolean {
  return isQualifier(word) || isShapeOrState(word);
}

/** What separates the name from remarks: a comma, a dash between spaces; all spaces are single. */
const partBreak = /\s?[,;:]\s?|\s[-–—]\s/;

/** Words after a comma that make it another food: "chicken thighs, smoked". */
const matteringRemarks: ReadonlySet<string> = new Set([
  'red',
  'green',
  'yellow',
  'white',
  'black',
  'brown',
  'smoked',
  'dried',
  'frozen',
  'canned',
  'tinned',
  'cooked',
  'salted',
  'unsalted',
  'pickled',
  'roasted',
]);
