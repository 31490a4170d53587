/**
 * The food that a name in another language than English is a kind of: "milde olijfolie" is olive oil, "vin
 * blanc sec du pays" white wine, "Strauchtomate" a tomato.
 *
 * - Before a food only words that are no foods, or a compound word that ends in the food. After it only adjectives:
 *   "crème de marrons" and "Mandelsahne" are no cream.
 * - Where it comes from, and what comes with it, does not matter: "jambon de Bayonne", "Brot mit Nüssen".
 * - What is stuffed, crumbed or marinated is more than the food.
 * - Of some compound words the end says what it is, whatever food comes before it: "Kirschsaft" is a juice.
 */
import type { Food } from '../food';
import { findFoodById, findFoodByWords } from '../food-index';
import { foodWords } from '../food-words';
import { findForeignFood, foreignNameWords } from './find-foreign-food';
import { findForeignName } from './foreign-names';
import { changingWords, joiningWords } from './foreign-words';

/** @example kindOfForeignFood('Strauchtomaten')?.id // 'tomato' */
export function kindOfForeignFood(text: string): Food | undefined {
  const words = foreignNameWords(text);
  if (words.length === 0 || words.length > longestName) return undefined;
  if (words.some((word) => changingWords.has(word))) return undefined;
  const plain = withoutOrigin(text).replace(companion, '');
  const ofPlain = plain === text ? undefined : findForeignFood(plain);
  const id =
    ofPlain ??
    findAtEnd(words) ??
    findAtStart(words) ??
    findHeadOfCompound(words, namesSource) ??
    findInCompound(words) ??
    findHeadOfCompound(words, isAny);
  return id === undefined ? undefined : findFoodById(id);
}

/** "Vin blanc de Savoie", "cipolle di Tropea"; but "crème de Marrons" is of chestnuts. */
function withoutOrigin(text: string): string {
  const [all, place = ''] = origin.exec(text) ?? [];
  if (all === undefined || foodWords(place).some(isPartOfOther)) return text;
  return text.slice(0, -all.length);
}

const origin =
  /\s(?:de|du|des|di|del|della|dei|delle|aus|von|vom|van|uit|do|da|från|fra)\s(?:la |dem |der |het )?(\p{Lu}\p{Ll}[\p{L}-]*)$/u;

/** "Roggebrood met mosterd" is bread to a shop, whatever comes with it. */
const companion = /\s(?:mit|avec|con|met|com|med)\s.*$/iu;

/** "Double deluxe sojasaus". */
function findAtEnd(words: readonly string[]): string | undefined {
  for (let start = 1; start < words.length; start += 1) {
    const id = findForeignName(words.slice(start));
    if (id) return words.slice(0, start).some(isPartOfOther) ? undefined : id;
  }
  return undefined;
}

/** "Lardons fumés", but "aji amarillo paste" is a paste. */
function findAtStart(words: readonly string[]): string | undefined {
  if (englishForm.test(words.at(-1) ?? '')) return undefined;
  for (let end = words.length - 1; end > 0; end -= 1) {
    const id = findForeignName(words.slice(0, end));
    if (id) return words.slice(end).some(isPartOfOther) ? undefined : id;
  }
  return undefined;
}

const englishForm =
  /^(?:paste|powder|sauce|puree|oil|flakes?|seasoning|mix|chips?|jam|jelly|juice|syrup|stock|soup|salsa|spread|dip|vinegar)$/;

/** "Strauchtomate", perhaps with adjectives before it. */
function findInCompound(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  if (words.slice(0, -1).some(isPartOfOther)) return undefined;
  for (let cut = shortestPart; cut <= last.length - shortestEnding; cut += 1) {
    const id = findForeignName([last.slice(cut)]);
    if (id) return namesSource(last.slice(0, cut)) ? undefined : id;
  }
  return undefined;
}

/** "Estragonsenf" and "honingmosterd" are mustard, and "Erdbeereis" is no rice. */
function findHeadOfCompound(
  words: readonly string[],
  isBeginning: (part: string) => boolean,
): string | undefined {
  const last = words.at(-1) ?? '';
  if (words.slice(0, -1).some(isPartOfOther)) return undefined;
  return headsOfCompounds.find(([ending]) => {
    const beginning = last.endsWith(ending) ? last.slice(0, -ending.length) : '';
    if (beginning.length < shortestPart) return false;
    const isLong = isBeginning === namesSource || ending.length >= shortestEnding;
    return isLong && isBeginning(beginning);
  })?.[1];
}

const isAny = () => true;

/** A food by itself, or a word that makes another one of what is before it. */
function isPartOfOther(word: string): boolean {
  return joiningWords.has(word) || namesSource(word);
}

/** "Mandel" of Mandelsahne, "Kirsch" of Kirschsaft. */
function namesSource(word: string): boolean {
  const stems = [word, word.replace(/(?:en|n|s|e)$/, ''), `${word}e`, `${word}n`];
  return stems.some(
    (stem) => findForeignName([stem], true) !== undefined || findFoodByWords([stem]) !== undefined,
  );
}

const shortestPart = 3;
/** Shorter names end too many words of other languages: "ost", "mel", "ris". */
const shortestEnding = 4;
const longestName = 5;

/**
 * German and Dutch endings in the spelling of `foodWords`, and the food whose packs and aisle the word has. Not those that
 * another food makes something else of: "Erdnussbutter", "Mandelmilch", "Kartoffelsalat".
 */
const headsOfCompounds: readonly (readonly [ending: string, id: string])[] = Object.entries({
  'agave-syrup': 'dicksaft diksap',
  'bread-roll': 'brotchen broodje broodjes semmel semmeln weckerl bolletjes',
  bread: 'brot brood broden',
  'fruit-juice': 'saft sap nektar nectar',
  vinegar: 'essig azijn',
  mustard: 'senf mosterd',
  'vegetable-oil': 'ol olie',
  cheese: 'kase kaas',
  sausage: 'wurst wurste wurstchen wurstel worst worsten worstjes',
  ham: 'schinken',
  bacon: 'speck spek',
  liqueur: 'likor likeur',
  schnapps: 'schnaps brand geist',
  'golden-syrup': 'stroop',
  cordial: 'sirup siroop',
  jam: 'konfiture marmelade gelee confituur jam',
  'tea-bag': 'tee thee',
  'plain-flour': 'mehl meel',
  pasta: 'nudeln pasta',
  noodle: 'noedels',
  rice: 'reis rijst',
  yoghurt: 'joghurt',
  'ice-cream': 'eis ijs',
  'milk-chocolate': 'schokolade chocolade',
  stock: 'bruhe bouillon fond',
  seasoning: 'gewurz kruiden',
  'pizza-dough': 'teig deeg',
}).flatMap(([id, endings]) => endings.split(' ').map((ending) => [ending, id] as const));
