/**
 * Words of the languages that the food table has names in (`foods/languages`) that join, offer or excuse foods, in English: "Butter oder
 * Margarine" is "Butter or Margarine", "nach Belieben" is optional.
 *
 * - A word that is none in English is always translated; a letter or a short word only between two foods of these
 *   languages: "sal y pimienta", "peper en zout".
 */
import { findForeignFood } from '../../foods/languages/find-foreign-food';
import { parseIngredient } from '../../ingredients/parse-ingredient';
import type { Ingredient } from '../../recipe/ingredient';

/** @example inEnglishPhrases('Sahne oder Milch (alternativ: Sojamilch)') // 'Sahne or Milch (or Sojamilch)' */
export function inEnglishPhrases(text: string): string {
  if (text.length > longestText || !mayBeForeign.test(text)) return text;
  const plain = phrases.reduce((said, [phrase, english]) => said.replace(phrase, english), text);
  return withChoiceFirst(plain).replace(shortJoin, (all: string, word: string, at: number) => {
    const english = isBetweenFoods(plain, at, all.length) ? shortWords[word.toLowerCase()] : word;
    return ` ${english} `;
  });
}

/** "(o merluza)", behind another fish. */
function withChoiceFirst(text: string): string {
  return text.replace(opensChoice, (all: string, opening: string, food: string) =>
    findForeignFood(food) === undefined ? all : `${opening}or ${food}`,
  );
}

const opensChoice = /(^|\()(?:o|u|of|of wel)\s([^(),;]+)/giu;

/**
 * "Oignon piqué", "de 2 clous de girofle": what is stuck into a food is to be bought as well.
 *
 * @example withStuckFood({ name: 'oignon piqué', amount: '1', unit: '', note: 'de 2 clous de girofle' }).note
 * // 'plus 2 clous de girofle'
 */
export function withStuckFood(row: Ingredient): Ingredient {
  const { name, note = '' } = row;
  const text = note === '' ? name : `${name}, ${note}`;
  const [all = '', before = ''] = stuckWith.exec(text) ?? [];
  if (all === '') return row;
  return { ...row, name: before, note: `plus ${text.slice(all.length)}` };
}

/** Up to the number of what is stuck into it. */
const stuckWith =
  /^([^,;()]{1,80}?),? (?:piquée?s?|cloutée?s?|gespickt|bespickt|besteckt|claveteada?|pinchad[oa]s?|mechad[oa]s?|steccat[aeio]|bestoken|gestoken),? (?:de|d['’]|avec|mit|con|met),? ?(?=\d|une?\s|ein|een|dos|due|zwei|twee|deux)/iu;

/** What is before it, without its amount, and the word after it. */
function isBetweenFoods(text: string, at: number, length: number): boolean {
  const before = parseIngredient(text.slice(0, at).replace(/^.*[,;(]\s*/, '')).name;
  const after = text.slice(at + length).replace(/[,;(].*$|\s(?:to taste|q\.).*$/, '');
  return findForeignFood(before) !== undefined && findForeignFood(after) !== undefined;
}

const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:nach geschmack|je nach geschmack|naar smaak|al gusto|a piacere|au goût|selon (?:le )?goût|a gosto|do smaku|efter smak|etter smak|efter smag)(?!\p{L})/giu,
    'to taste',
  ],
  [/(?<=^|\s)(?:ein wenig|een beetje|un peu de?|un poco de|un po['’] di)\s+(?=\p{L}{3})/giu, ''],
  [
    /(?<!\p{L})(?:alternativ|ersatzweise|wahlweise|à défaut|als alternatief|en su defecto|in alternativa|alternativt)(?!\p{L}):?\s*(?:auch |durch )?(?=\p{L})/giu,
    'or ',
  ],
  [
    /(?<=^|[\s(])(?:oder|bzw\.|beziehungsweise|ou|eller|el\.|lub|albo|vagy|alebo|nebo|tai)(?=\s)/giu,
    'or',
  ],
  [/(?<=^|\s)(?:und|sowie|et|och|og|oraz)(?=\s)/giu, 'and'],
  [
    /(?:^|\s)(?:alcune foglie|qualche foglia|quelques feuilles|(?:unas|algunas) hojas|einige blätter|(?:een paar|enkele) blaadjes)(?: (?:di|de))?(?=\s|$)/giu,
    ' ',
  ],
  [/(?<=\s)qb$/giu, 'to taste'],
  [
    /(?<!\p{L})(?:optional(?:es?|er)|nach (?:belieben|wunsch|bedarf)|wer mag|falls gewünscht|facultati(?:f|ve)s?|opcional(?:es)?|facoltativ[oaie]|optioneel|naar keuze|eventueel|evtl?\.|ggf\.|valfritt|valgfritt|eventuelt|opcjonalnie)(?!\p{L})/giu,
    'optional',
  ],
];

const shortWords: Readonly<Record<string, string>> = {
  o: 'or',
  u: 'or',
  of: 'or',
  y: 'and',
  e: 'and',
  en: 'and',
  i: 'and',
};
const shortJoin = /\s(o|u|of|y|e|en|i)\s/giu;
/** A longer text is no row of foods. */
const longestText = 300;
/** A quick check for every row. */
const mayBeForeign =
  /geschmack|smaak|gusto|goût|piacere|ein wenig|een beetje|un p|(?:^|[\s(])(?:oder|eller|el\.|lub|albo|vagy|alebo|nebo|tai|ou|o|u|of|und|och|og|oraz|et|y|e|en|i|sowie|bzw\.)\s|alternativ|ersatzweise|wahlweise|défaut|alternatief|defecto|beziehungs|opt?ional|nach \p{L}|wer mag|falls|facultati|opcional|facoltativ|optioneel|naar keuze|eventue|gosto|smaku|efter sma|etter smak|valgfritt|valfritt|opcjonal|evtl?\.|ggf\.|foglie?\b|feuilles|hojas|blätter|blaadjes|qb$/iu;
