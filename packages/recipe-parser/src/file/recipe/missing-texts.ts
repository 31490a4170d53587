/**
 * Texts of a file that a reader used and that the finished recipe does not contain: an advert that was left
 * out, a heading without lines, the second of two cuisines.
 *
 * - A text is compared line by line and word by word, as cleaned text: the recipe contains a line when it
 *   has all of its words in any place. Words of one or two letters, and counting in front of a
 *   step, do not matter.
 * - An address must be contained as a whole.
 * - Zero is no value, as everywhere in these files.
 * - A bare heading of the list itself ("Ingredients:") is no content.
 * - The sign of a link to another recipe is none either: its title is what is compared.
 * - `converted` are texts that became something else: "PT20M" is 20 minutes.
 */
import { cleanLines } from '../../characters/clean-text';
import { withoutCounting } from '../../schema-org/step-numbers';
import { textHeading } from '../../text/headings/text-heading';
import type { FieldText } from '../fields/field-values';
import type { RecipeInFile, UnreadField } from '../fields/recipe-in-file';
import { chosenPlural } from '../../text/lines/chosen-plural';
import { valuePreview } from '../fields/value-preview';
import { withoutRecipeLinks } from './recipe-links';

export function missingTexts(
  said: readonly FieldText[],
  recipe: Pick<RecipeInFile, 'draft'>,
  converted: ReadonlySet<unknown>,
): UnreadField[] {
  const whole = [...recipeValues(recipe.draft)].join('\n');
  const available = new Set(wordsIn(whole));
  let addresses = 0;
  const isContained = (line: string) => {
    if (!isAddress.test(line)) return hasAll(line, available);
    addresses += 1;
    return addresses <= mostAddresses && whole.includes(line);
  };
  return said.flatMap(({ path, text }) => {
    if (converted.has(text)) return [];
    const lost = cleanLines(withoutRecipeLinks(text)).filter((line) => !isContained(line));
    return lost.length === 0 ? [] : [{ path, sample: valuePreview(lost.join('\n')) }];
  });
}

/** Each once: every line of a section repeats its heading. */
function recipeValues(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found.add(value);
  for (const inner of Object.values(value)) recipeValues(inner, found);
  return found;
}

/** Far more than any recipe has; each is searched for in the whole recipe, the others are reported. */
const mostAddresses = 200;

/** Addresses share most of their words, so they are compared as a whole. */
const isAddress = /^https?:\S+$/i;

function hasAll(line: string, available: ReadonlySet<string>): boolean {
  const plain = chosenPlural(withoutCounting(line));
  return textHeading(plain) !== undefined || wordsIn(plain).every((word) => available.has(word));
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]{3,}|[1-9]\d*/gu) ?? [];
