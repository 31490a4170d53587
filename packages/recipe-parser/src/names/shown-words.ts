/** Units, packs and aisles as people read them. */
import { nameForms } from './name-forms';
import { isEnglishOnly, wordsNow } from './readers-language';

/**
 * The word for a unit or pack behind an amount in the reader's language.
 *
 * @param id of the unit, or the name of a pack
 * @returns undefined for English, and for a word that is none of ours
 * @example wordOfUnit('tin', 2) // 'Dosen' in German
 */
export function wordOfUnit(id: string, amount: number): string | undefined {
  const written = isEnglishOnly ? undefined : wordsNow()?.units[id];
  if (written === undefined) return undefined;
  const [one, several = one] = nameForms(written);
  return amount > 1 ? several : one;
}

/**
 * A department of the supermarket in the reader's language.
 *
 * @param aisle its English name, as it is stored
 * @example shownAisle('Fruit & Veg') // 'Obst & Gemüse' in German
 */
export function shownAisle(aisle: string): string {
  return (isEnglishOnly ? undefined : wordsNow()?.aisles[aisle]) ?? aisle;
}

/** Compares names in the order of the reader's alphabet; English ones by code point, on every device alike. */
export function compareNames(a: string, b: string): number {
  const language = isEnglishOnly ? undefined : wordsNow()?.language;
  if (language !== undefined) return collatorOf(language).compare(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}

let collator: Intl.Collator | undefined;

function collatorOf(language: string): Intl.Collator {
  if (collator?.resolvedOptions().locale !== language) collator = new Intl.Collator(language);
  return collator;
}
