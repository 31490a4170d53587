/**
 * Words of German, French, Spanish, Italian and Dutch that join, offer or excuse foods, in English: "Butter oder
 * Margarine" is "Butter or Margarine", "nach Belieben" is optional.
 *
 * - A word that is none in English is always translated; a letter or a short word only between two foods of these
 *   languages: "sal y pimienta", "peper en zout".
 */
import { findForeignFood } from '../foods/languages/find-foreign-food';
import { parseIngredient } from '../ingredients/parse-ingredient';

/** @example inEnglishPhrases('Sahne oder Milch (alternativ: Sojamilch)') // 'Sahne or Milch (or Sojamilch)' */
export function inEnglishPhrases(text: string): string {
  if (text.length > longestText || !mayBeForeign.test(text)) return text;
  const plain = phrases.reduce((said, [phrase, english]) => said.replace(phrase, english), text);
  const whole = plain.replace(partOf, (said: string, half: string | undefined) => {
    if (half !== undefined) return 'juice of 1/2 ';
    return /(?:\s|['’])(?:de|von|di|van|del|d['’])\s*$/i.test(said) ? 'juice of ' : 'juice of 1 ';
  });
  return whole.replace(shortJoin, (all: string, word: string, at: number) => {
    const english = isBetweenFoods(whole, at, all.length) ? shortWords[word.toLowerCase()] : word;
    return ` ${english} `;
  });
}

/** What is before it, without its amount, and the word after it. */
function isBetweenFoods(text: string, at: number, length: number): boolean {
  const before = parseIngredient(text.slice(0, at).replace(/^.*[,;(]\s*/, '')).name;
  const after = text.slice(at + length).replace(/[,;(].*$|\s(?:to taste|q\.).*$/, '');
  return findForeignFood(before) !== undefined && findForeignFood(after) !== undefined;
}

const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:nach geschmack|je nach geschmack|naar smaak|al gusto|a piacere|au goût|selon (?:le )?goût)(?!\p{L})/giu,
    'to taste',
  ],
  [/^(?:je|jeweils)\s+(?=\d|einen?\s)/giu, ''],
  [/(?<=^|\s)(?:ein wenig|een beetje|un peu de?|un poco de|un po['’] di)\s+(?=\p{L}{3})/giu, ''],
  [
    /(?<!\p{L})(?:alternativ|ersatzweise|wahlweise|à défaut|als alternatief|en su defecto|in alternativa)(?!\p{L}):?\s*(?:auch |durch )?(?=\p{L})/giu,
    'or ',
  ],
  [/(?<=\s)(?:oder|bzw\.|beziehungsweise|ou)(?=\s)/giu, 'or'],
  [/(?<=\s)(?:und|sowie|et)(?=\s)/giu, 'and'],
  [
    /(?<!\p{L})(?:optional(?:es?|er)|nach (?:belieben|wunsch|bedarf)|wer mag|falls gewünscht|facultati(?:f|ve)s?|opcional(?:es)?|facoltativ[oaie]|optioneel|naar keuze|eventueel)(?!\p{L})/giu,
    'optional',
  ],
];

/** "Saft und Schale einer halben Zitrone", "le jus d'un demi-citron": what to buy is the fruit. */
const partOf =
  /^(?:(?:le|la|el|der|die|den|il|het|abgeriebene|fein abgeriebene)\s+)?(?:l['’])?(?:saft|jus|zumo|jugo|succo|sap|schale|abrieb|zestes?|ralladura|scorza|rasp)(?: and (?:die |la |le )?(?:saft|jus|zumo|succo|sap|schale|abrieb|zestes?|ralladura|scorza|rasp))?\s+(?:(?:von|vom|de|del|di|van)\s+|d['’]\s*)?(?:(?:einer|eines|einem|une?|una|uno|een)\s+((?:halben|halve|demi|medio|media|mezzo)[\s-])?|(?=[\d¼-¾⅐-⅞]))/iu;

const shortWords: Readonly<Record<string, string>> = {
  o: 'or',
  u: 'or',
  of: 'or',
  y: 'and',
  e: 'and',
  en: 'and',
};
const shortJoin = /\s(o|u|of|y|e|en)\s/giu;
/** A longer text is no row of foods. */
const longestText = 300;
/** A quick check for every row. */
const mayBeForeign =
  /saft|schale|abrieb|jus |zeste|zumo|jugo|succo|sap |rallad|scorza|rasp |^je |^jeweils |geschmack|smaak|gusto|goût|piacere|ein wenig|een beetje|un p|[\s(](?:oder|ou|o|u|of|und|et|y|e|en|sowie|bzw\.)\s|alternativ|ersatzweise|wahlweise|défaut|alternatief|defecto|beziehungs|opt?ional|nach \p{L}|wer mag|falls|facultati|opcional|facoltativ|optioneel|naar keuze|eventueel/iu;
