/**
 * Foods by their German, French, Spanish, Italian and Dutch names, for text that is no English food.
 *
 * - English is always first: this is asked only for what the English table does not know.
 * - The whole name must be a food's name, without words on how it is cut ("fein gehackt").
 * - A name that is an English word too ("rind", "sale") counts only beside another word of its language:
 *   "frisches Rind".
 * - A name that means one food in one language and another in another means none.
 */
import { foodWords } from '../food-words';
import { dutchNames } from './dutch';
import { moreNames } from './foods-in-five-languages';
import { frenchNames } from './french';
import { germanNames } from './german';
import { italianNames } from './italian';
import { namesInLanguages } from './names-in-languages';
import { spanishNames } from './spanish';

/**
 * The id of the food.
 *
 * @example findForeignFood('Zwiebeln, fein gehackt') // 'onion'
 * @example findForeignFood('rind') // undefined
 */
export function findForeignFood(text: string): string | undefined {
  names ??= namesInLanguages({
    de: germanNames.trim() + moreNames('de'),
    fr: frenchNames.trim() + moreNames('fr'),
    es: spanishNames.trim() + moreNames('es'),
    it: italianNames.trim() + moreNames('it'),
    nl: dutchNames.trim() + moreNames('nl'),
  });
  const head = text.split(partBreak, 1)[0] ?? '';
  const typed = foodWords(head.slice(0, longestName));
  const exact = names.get(typed.join(' '));
  if (exact && !exact.isEnglishWord) return exact.id;
  const bare = withoutArticle(typed.filter((word) => !preparation.has(word)));
  const food = bare.length < typed.length ? names.get(bare.join(' ')) : undefined;
  return food?.id;
}

function withoutArticle(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !articles.has(word));
  return start <= 0 ? words : words.slice(start);
}

let names: ReturnType<typeof namesInLanguages> | undefined;

/** Brackets and commas begin remarks. */
const partBreak = /[(,;:]/;
/** Characters; a longer text is no name. */
const longestName = 80;

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => foodWords(line)));
}

/** At the start, between the amount and the food: "200 g di burro", "brins d'aneth". */
const articles = wordSet(
  'der die das den von vom',
  'de du des la le les d l',
  'del el los las',
  'di della dello dei delle degli dell il lo gli i',
  'het van',
);

/** How it is cut, its size and state; none is an English word of recipes. */
const preparation = wordSet(
  'gehackt gehackte gehackter gehacktes gewürfelt gewürfelte gerieben geriebene geriebener geschält',
  'geschälte frisch frische frischer frisches frischen große großer kleine kleiner kleines mittelgroße',
  'fein grob zerdrückt gepresst reife reifer kalte kalter weiche bio etwas',
  'haché hachée hachés hachées émincé émincée émincés émincées coupé coupée coupés coupées râpé râpée râpés râpées',
  'frais fraîche fraîches gros grosse grosses petit petite petits petites moyen moyenne pelé pelée',
  'fondu mou ramolli bien mûr',
  'picado picada picados picadas troceado rallado rallada fresco fresca frescos frescas grande',
  'grandes pequeño pequeña pequeños pequeñas mediano mediana medianas medianos pelado pelada pelados',
  'maduro maduros',
  'tritato tritata tritati tritate freschi fresche grandi piccolo piccola piccoli piccole medi media',
  'maturi grattugiato grattugiata sbucciate',
  'gesneden gehakte fijngehakt fijngesneden gesnipperd gesnipperde geraspt geschild verse vers',
  'kleine middelgrote rijpe geperst',
);
