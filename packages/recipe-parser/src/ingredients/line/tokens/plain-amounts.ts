/**
 * Amounts that several words or a short word say, in those that the rest of the parser reads.
 *
 * - "1 taza y media", "un litro e mezzo": the half behind a measure is of its number.
 * - "100 cc de leche": so many are cubic centimetres, which are millilitres; "2 cc" are coffee spoons.
 * - "Spaghetti n. 5": the number of a shape of pasta is a remark, and no amount.
 * - "Potatoes, waxy - 1 kg": an amount behind remarks is put in front.
 * - "Remaining 2 tbsp butter" are 2 tbsp, and so are "another 2 tbsp".
 * - "2 medidas de yogur de azúcar", "3 vasetti di farina": the pot of a yoghurt measures a cake of many countries.
 */
import { isLetter } from '../../../characters/characters';
import { findUnit } from '../../../units/find-unit';
import { withWholeUnits } from './short-units';

/** @example withPlainAmounts('1 taza y media de arroz') // '1½ taza de arroz' */
export function withPlainAmounts(text: string): string {
  const said = opensInWords.test(text) ? withNumberRead(text) : text;
  const whole = halfBehind.test(said) ? said.replace(halfBehind, addHalf) : said;
  const plain = whole.replace(cubicCentimetres, '$1 ml').replace(shapeNumber, ' ($1)');
  return withAmountInFront(withWholeUnits(plain));
}

/** A quick check for every line; few match. */
const opensInWords =
  /^(?:(?:\d{1,2}|½|1\/2|una?|media),? (?:[eiy] |et |und |en |o[gc]h? |and |med|vas|tarr|env|pots? d|KL )|[\d/½¼¾]{1,5} ?KL |(?:the )?(?:remaining|other|another|additional|a further|a final|the last) [\d¼-¾⅐-⅞])/i;

const withNumberRead = (text: string): string =>
  text
    .replace(nothingAnd, '')
    .replace(andFraction, '$1 $2')
    .replace(andHalf, '$1½')
    .replace(coffeeSpoon, '$1 TL ')
    .replace(yoghurtPots, inMillilitres)
    .replace(ofBefore, '$2, $1');

const ofBefore =
  /^(?:the )?(remaining|other|another|additional|a further|a final|the last) (?=[\d¼-¾⅐-⅞])(?!\d+-)([^,;()]{2,60}?)(?=$|[,;(])/iu;

const inMillilitres = (_all: string, number: string) =>
  `${(counts[number.toLowerCase()] ?? Number(number)) * mlOfYoghurtPot} ml`;

/** Of what nobody buys in such a pot, or where the row says "yoghurt". */
const yoghurtPots =
  /^(\d{1,2}|una?|media|½|1\/2) (?:(?:medidas?|vas(?:it)?os?|tarros?|envases?|vasett[oi]|pots?) (?:del? |di |du )(?:mismo )?(?:yogurt?|yaourt)|medidas?|(?:vasett[oi]|pots?)(?= (?:di|de) (?:farin[ae]|zucchero|sucre|olio|semola|fecola|ma[iï]zena)| d['’](?:huile|olio)))(?= d[ei'’])/iu;
const counts: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  media: 0.5,
  '½': 0.5,
  '1/2': 0.5,
};
const mlOfYoghurtPot = 125;

function withAmountInFront(text: string): string {
  if (!isLetter(text.charCodeAt(0))) return text;
  const [, seasoning, pinch] = / (?:un|ein|een)/.test(text) ? (pinchAtEnd.exec(text) ?? []) : [];
  if (seasoning !== undefined) return `${pinch} ${seasoning}`;
  const isDivided = / [-–—] |: /.test(text);
  const [, food, amount, unit = ''] = isDivided ? (amountAtEnd.exec(text) ?? []) : [];
  if (food === undefined || !/[,(]/.test(food)) return text;
  return unit === '' || findUnit(unit) ? `${amount}${unit} ${food}` : text;
}

/** "Noce moscata un pizzico". */
const pinchAtEnd =
  /^(\p{L}[\p{L}'’ ]{2,40}) ((?:una?|une|eine?|een) (?:pizzico|presa|pizca|pincée|prise|messerspitze|snufje|mespunt|manciata|filo))$/iu;
/** Behind a dash or a colon. */
const amountAtEnd =
  /^(\p{L}[^\d:]{2,80}?)(?: [-–—]|:) (?:(?:ca|approx|about|circa|env|etwa)\.? )?([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/]{0,7} ?)(\p{L}{0,14})\.?$/iu;

const halfBehind = /^(\d{1,2}|un[aeo]?) (\p{L}+) (?:y medi[oa]|e mezz[oa]|et demie?)(?=\s)/iu;
/** "2 e ½ xícaras", "1 i 1/2 szklanki". */
const andFraction = /^([1-9]\d?),? (?:e|i|y|et|und|en|og|och) ([½¼¾⅓⅔]|1\/2|1\/4|3\/4)(?=\s)/iu;
/** "0 e 1/2 colher": a program left the whole number out. */
const nothingAnd = /^0,? (?:e|i|y|et|und|and) (?=[½¼¾⅓⅔]|\d\/\d)/iu;
const andHalf = /^([1-9]\d?) (?:e|y|et) (?:medi[oa]|mezz[oa]|demie?)(?=\s\p{L})/iu;
/** An Austrian "Kaffeelöffel", in capitals; "kl." is small. */
const coffeeSpoon = /(?<=^|\s)([\d½¼¾][\d/.,½¼¾]{0,4}) ?KL (?=\p{Lu})/u;
const addHalf = (_all: string, number: string, measure: string) =>
  `${/^\d/.test(number) ? number : '1'}½ ${measure}`;

/** No recipe asks for ten spoons. */
const cubicCentimetres = /(?<![\d.,])([1-9]\d{1,3}) ?(?:cc\.?|c\.c\.|cm3|cm³)(?![\p{L}\d])/giu;
const shapeNumber = /(?<=\p{L}) (n(?:\.|º|°|\.º|\.°)\s?\d{1,3})(?=$|[\s,;)])(?![^(]*\))/giu;
