/** Units, packs and aisles as people read them. */
import { nameForms } from './name-forms';
import { isEnglishOnly, wordsNow } from './readers-language';

/** A BCP 47 tag. @example languageOfNames() // 'en' */
export const languageOfNames = (): string =>
  (isEnglishOnly ? undefined : wordsNow()?.language) ?? 'en';

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
 * The word for a part of a food in the reader's language.
 *
 * @returns undefined for English, and for a word that is none of ours
 * @example wordOfPart('juice') // 'Saft' in German
 */
export const wordOfPart = (part: string): string | undefined =>
  isEnglishOnly ? undefined : wordsNow()?.parts[part];

/**
 * Which unit or pack a word of the reader's language is.
 *
 * @returns undefined for English, and for a word that is none of ours
 * @example unitOfWord('Dosen') // 'tin' in German
 */
export function unitOfWord(word: string): string | undefined {
  const units = isEnglishOnly ? undefined : wordsNow()?.units;
  return units && Object.keys(units).find((id) => nameForms(units[id]!).includes(word));
}

/**
 * A number with the decimal mark of the reader's language.
 *
 * @example shownNumber('1.2') // '1,2' in German
 */
export function shownNumber(number: string): string {
  return isEnglishOnly || wordsNow()?.decimal !== ',' ? number : number.replaceAll('.', ',');
}

/**
 * Sizes of packs with the word for the pack.
 *
 * @example sizedPack(['400 g'], 'tins') // '400 g tins'
 * @example sizedPack(['400 g'], 'Dosen') // '400-g-Dosen' in German
 */
export function sizedPack(sizes: readonly string[], pack: string): string {
  const words = isEnglishOnly ? undefined : wordsNow();
  return words ? words.sizedPack(sizes, pack) : `${sizes.join(' + ')} ${pack}`;
}

/**
 * What a name need not say behind an amount that ends in a container: of "2 Dosen" and "Thunfisch aus der Dose" the second
 * without its end.
 *
 * @returns undefined for English
 */
export function withoutContainer(amount: string, name: string): string | undefined {
  const words = isEnglishOnly ? undefined : wordsNow();
  if (!words) return undefined;
  const found = words.containers.find(([end]) => new RegExp(`(?:^|[ -])(?:${end})$`).test(amount));
  return found ? name.replace(new RegExp(`${found[1]}$`), '') : name;
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
