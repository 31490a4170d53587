/**
 * The kinds of headings of a recipe, in the common European languages.
 *
 * - A heading opens the ingredients, the method, or something that is neither (notes, nutrition,
 *   equipment, comments, other recipes), which ends what was before it.
 * - It begins with the word itself, perhaps after an article, and stays short; the word may be followed
 *   by its purpose: "Ingredients for the dough", "Zutaten für 4 Personen". The name of the dish
 *   may precede it: "Lasagne ingredients".
 * - A colon, a dash, an emoji and letter case do not matter.
 */
import { trimmedEnd } from '../../characters/text-end';
import {
  articles,
  durationWords,
  equipmentWords,
  ingredientWords,
  otherWords,
  purposeWords,
  timeWords,
} from './heading-vocabulary';
import { foldedHeading, plainHeading } from './heading-words';
import { howToWords, methodWords } from './method-vocabulary';
import { isTipLabel } from './tip-label';
import { tipWords } from './tip-vocabulary';

export type SectionKind = 'ingredients' | 'method' | 'other';

/** A longer text is a sentence that happens to begin with the word. */
const longestHeading = 60;

/**
 * @example sectionKindOf('Zutaten für 4 Personen:') // 'ingredients'
 * @example sectionKindOf('Method') // 'method'
 * @example sectionKindOf('For the sauce') // undefined
 */
export function sectionKindOf(text: string): SectionKind | undefined {
  if (text.length > longestHeading) return undefined;
  const plain = foldedHeading(plainHeading(text));
  if (plain === '') return undefined;
  const kind = kinds.find(([, pattern]) => pattern.test(plain))?.[0];
  return kind ?? (isTipLabel(text) ? 'other' : undefined);
}

/**
 * Whether a text is nothing but the words for ingredients or method, so that it can only be a heading.
 *
 * @example isOnlySectionWord('So wird’s gemacht:') // true
 * @example isOnlySectionWord('Cook the rice') // false
 */
export function isOnlySectionWord(text: string): boolean {
  return text.length <= longestHeading && onlyWord.test(foldedHeading(plainHeading(text)));
}

/**
 * The text after the word: the number of people, or the part.
 *
 * @example headingRemainder('Ingredients for the dough') // 'for the dough'
 */
export function headingRemainder(text: string): string {
  const plain = plainHeading(text.slice(0, longestHeading));
  const folded = foldedHeading(plain);
  const rest = folded.replace(ingredientsFirst, '').replace(methodFirst, '');
  const behind = folded.length === plain.length ? plain.slice(plain.length - rest.length) : rest;
  return trimmedEnd(behind.replace(/^[\s:,(|–—-]+/, ''), /[\s:)]/);
}

/**
 * Whether a heading is over the tools of a recipe.
 *
 * @example isEquipmentHeading('Zubehör') // true
 */
export function isEquipmentHeading(text: string): boolean {
  return text.length <= longestHeading && equipmentFirst.test(foldedHeading(plainHeading(text)));
}

const word = '\\p{L}[\\p{L}\\p{M}]*';

/** The word ends here, or a few more follow, or one of purpose; "Preparation time" is another matter. */
const end = `(?=\\s?\\??$|[\\s:,(|/–—-]+(?!(?:${timeWords})$)(?:$|(?!\\d+\\s?(?:${durationWords}))[\\d(]|(?:${purposeWords})(?![\\p{L}])|${word}(?: ${word}){0,2}$))`;

/** Twice at most: "Preparation step by step". */
const onlyWord = new RegExp(
  `^(?:(?:${articles})?(?:${ingredientWords}|${methodWords})(?:[ :–-]+|$)){1,2}$`,
  'u',
);
const ingredientsFirst = new RegExp(`^(?:${articles})?(?:${ingredientWords})${end}`, 'u');
const methodFirst = new RegExp(`^(?:${articles})?(?:${methodWords})${end}`, 'u');
const otherFirst = new RegExp(
  `^(?:${articles})?(?:${tipWords}|${otherWords}|${equipmentWords})(?![\\p{L}])`,
  'u',
);
const equipmentFirst = new RegExp(`^(?:${articles})?(?:${equipmentWords})(?![\\p{L}])`, 'u');
const ingredientsLast = new RegExp(`^.+\\s(?:${ingredientWords})$`, 'u');
const methodLast =
  /^.+\s(?:instructions|directions|method|preparation|procedure|zubereitung|zubereiten|maken|bereiding)$/u;

/** "How to make the best pumpkin soup": after these words comes the dish, however long its name. */
const howTo = new RegExp(`^(?:${howToWords})\\s+\\p{L}`, 'u');

const kinds: readonly (readonly [SectionKind, RegExp])[] = [
  ['ingredients', ingredientsFirst],
  ['method', methodFirst],
  ['method', howTo],
  ['other', otherFirst],
  ['ingredients', ingredientsLast],
  ['method', methodLast],
];
