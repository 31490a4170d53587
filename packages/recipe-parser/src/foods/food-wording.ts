/**
 * How a recipe words a food: "spanish onion" where the food is the red onion.
 *
 * - One food has many wordings. They are distinguished so that a person can give one of them its own
 *   line on the list, also next week in another recipe.
 * - What the cook does with it (chopped), how large it is and how much of it there is do not count.
 *   Where it comes from and how it is sold (free-range, organic, skinless) do.
 * - One in another language is named as it is written: "Möhren".
 * - Spelling, number and the place of a comma do not count: "Onions, spanish" is "spanish onion".
 */
import { findFoodByWords, findNamedFood } from './food-index';
import type { Food } from './food';
import { foodWords, singularWords, slug } from './food-words';
import { isForeignNameOf } from './languages/find-foreign-food';
import { nameParts } from './name-parts';
import { plural, singularName } from './plurals';
import { isCare, isQualifier } from './qualifiers';
import { shortKey } from './short-key';

export interface FoodWording {
  /** Stable and URL-safe; equal keys of one food are the same wording. */
  readonly key: string;
  /** As a list shows it: "Spanish onions". */
  readonly name: string;
  /** As a list shows one of it: "Spanish onion". */
  readonly nameOfOne: string;
}

/**
 * @param food what the text was found to mean
 * @example foodWording('spanish onions, finely chopped', redOnion)
 * // { key: 'spanish-onion', name: 'Spanish onions', nameOfOne: 'Spanish onion' }
 */
export function foodWording(text: string, food: Food | undefined): FoodWording {
  const words = wordsOf(text);
  const name = words.join(' ');
  const isEnglish = food !== undefined && !isForeignNameOf(text, food);
  const isCounted = isEnglish && food.name !== food.nameOfOne;
  return {
    key: shortKey(slug(singularWords(foodWords(name)).join(' ')) || 'x'),
    name: sentenceCase(isCounted ? plural(singularName(name)) : name),
    nameOfOne: sentenceCase(isCounted ? singularName(name) : name),
  };
}

/** "Canned diced tomatoes" are a food by this very name: no word of it is preparation. */
function wordsOf(text: string): string[] {
  const all = text.trim().split(/\s+/);
  if (findNamedFood(text)) return all;
  const { head, mattering, remarks } = nameParts(text);
  const typed = head.split(' ').filter((word) => foodWords(word).some(describesProduct));
  const turned = remarks.find((remark) =>
    findFoodByWords([...foodWords(remark), ...typed.flatMap(foodWords)]),
  );
  const before = turned === undefined ? mattering : turned.split(' ');
  return typed.length > 0 ? [...before, ...typed] : all;
}

function describesProduct(word: string): boolean {
  return isCare(word) || !isQualifier(word);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
