/**
 * Corrects typical recognition (OCR) errors in recipes where the line leaves no doubt.
 *
 * - Between or beside digits, the letters O, l and I are digits: "1O0 g", "l50 ml". Before a unit or in
 *   front of a word without an amount, a lone l, I, i or | is 1: "l cup", "I egg".
 * - A number that ends in 9 with no unit after it has its g read as 9: "2509 butter" is 250 g. Only
 *   where what is left is a round amount, and at least 20: counts of 29 or 109 do not occur.
 * - One cup has no more than its parts: "12 cup", "34 cup" are ½ and ¾ with a lost fraction bar. The letters
 *   that recognition makes of a fraction sign ("Ya cup", "Y2 tsp") are that sign.
 * - A number in front of a word stands alone: "1egg".
 * - "%" before a unit or after a whole number of hours is ½; "13/4 cups" is 1 3/4.
 * - "0z" and "1b" after a number are oz and lb. Two measures side by side check each other: "3759 13 oz"
 *   is 375 g, as 13 oz is near that.
 * - A word after an amount that is a letter or two away from a unit is that unit: "1 thsp", "2 isp".
 * - "oil" after what oil is made of: "olive all".
 * - An oven has no 1,800 degrees: "1800C", "180*C", "180'C" are 180°C.
 * - Bullets that were read as a letter or sign go when a number follows ("e 2 eggs", "« 2 eggs"), and what
 *   is left of a step's number when a sentence follows (". Add the rice."). A number before a sentence
 *   counts steps: "1 Heat the oil …" is "1. Heat the oil …".
 */

/** @example correctedLine('l thsp olive all') // '1 tbsp olive oil' */
export function correctedLine(text: string): string {
  return repairs.reduce((line, repair) => repair(line), text).trim();
}

const fraction = '½⅓⅔¼¾⅕⅙⅛⅜⅝⅞';
const unitWords =
  'g|kg|mg|ml|l|cl|dl|oz|lb|cups?|tsp|tbsp|tablespoons?|teaspoons?|litres?|grams?|cloves?|bunch|pinch|tins?|cans?|slices?|sprigs?|sticks?|sheets?|handful|sachets?|packets?|rashers?|fillets?|stalks?|cm';
const unit = `(?:${unitWords})\\b`;
const spoonOrCup = '(?:cups?|tsp|tbsp|teaspoons?|tablespoons?)\\b';

const signOf: Record<string, string> = { 2: '½', 3: '⅓', 4: '¼', a: '¼', i: '¼', z: '½' };
const partOf: Record<string, string> = { 12: '½', 13: '⅓', 14: '¼', 23: '⅔', 34: '¾' };

const unitInNumber = new RegExp(`^(\\d+)9\\s(?!${unit})(?=\\p{L}{3})`, 'u');
const lettersForSign = new RegExp(`^(\\d ?)?[YV¥'‘’]([24aiz3])(?=\\s${spoonOrCup})`, 'u');
const twoMeasures = /^(\d{2,5})(?=\s\(?([\d./½¼¾]+)\s?oz\b)/u;
const lostStroke = /^(?:12|13|14|23|34)(?=\scup\b)/u;

type Repair = (line: string) => string;

const swap =
  (pattern: RegExp, better: string): Repair =>
  (line) =>
    line.replace(pattern, better);

const repairs: Repair[] = [
  // Bullets
  swap(new RegExp(`^(?:[e¢«»°©®¤*•·.,+~_]|[oO](?=\\s\\d))\\s+(?=[\\d${fraction}])`, 'u'), ''),
  swap(/^[.,-]\s+(?=\p{Lu})/u, ''),
  // A step's number
  swap(/^(\d{1,2})\s(?=\p{Lu}\p{Ll}+\s.{35,}[.!]$)/u, '$1. '),
  // Letters among digits
  swap(/(?<=\d)[oO](?=[\doO]*\s?(?:g|kg|ml|l|oz|°|minutes|mins?)\b)/gu, '0'),
  swap(/(?<=\d)[oO](?=\d)/gu, '0'),
  swap(/^[oO](?=[.,]\d)/u, '0'),
  swap(/^[lI|](?=\d+\s?(?:g|kg|ml|l|oz)\b)/u, '1'),
  swap(/(?<=^\d)[lI](?=\d\s?(?:g|kg|ml|l|oz)\b)/u, '1'),
  swap(new RegExp(`^[lIi|!](?=\\s?${unit}\\s)`, 'u'), '1'),
  swap(/^[lI|]\s(?=\p{Ll}{2}(?:\S|\s(?=\S)){0,40}[^.!?]$)/u, '1 '),
  swap(new RegExp(`^[lI|](?=[${fraction}])`, 'u'), '1'),
  // The unit in the number, and the number in the unit
  (line) =>
    line.replace(unitInNumber, (whole, digits: string) =>
      isRoundAmount(digits) ? `${digits}g ` : whole,
    ),
  swap(/([\d½¼¾])[.,]?\s?0z\b/giu, '$1 oz'),
  swap(/(\d\s)[1Il]b(?=\s|\)|$)/gu, '$1lb'),
  (line) =>
    line.replace(twoMeasures, (whole, read: string, ounces: string) =>
      isAbout(Number(read.slice(0, -1)), ounces) ? `${read.slice(0, -1)} g` : whole,
    ),
  swap(/^(\d+\s)¢g\b/u, '$1g'),
  swap(/^1[lI|](?=\s(?:cup|tsp|tbsp)\b)/u, '1'),
  swap(/^(\d+\s?)k9\b/u, '$1kg'),
  swap(/^(\d+\s?)m[1I|]\b/u, '$1ml'),
  // A number that lost its space
  swap(/^(\d{1,2})(?=\p{Ll}{3,}\b)/u, '$1 '),
  // Fractions
  (line) =>
    line.replace(
      lettersForSign,
      (_whole, before: string | undefined, sign: string) =>
        `${before?.trim() ?? ''}${signOf[sign] ?? ''}`,
    ),
  (line) => line.replace(lostStroke, (digits) => partOf[digits] ?? digits),
  swap(new RegExp(`(?<=^|\\s)(\\d?)\\s?%(?=\\s(?:hours?\\b|${spoonOrCup}))`, 'gu'), '$1½'),
  swap(new RegExp(`^([1-9])(1/[234]|2/3|3/4)(?=\\s${spoonOrCup})`, 'u'), '$1 $2'),
  // Units
  swap(
    new RegExp(`^([\\d${fraction}./ ]+)(?:thsp|tosp|tbsn|tbso|ibsp|tbep|tbsp[,:;])(?=\\s)`, 'u'),
    '$1tbsp',
  ),
  swap(new RegExp(`^([\\d${fraction}./ ]+)(?:isp|lsp|tsn|tso|fsp|tsp[,:;])(?=\\s)`, 'u'), '$1tsp'),
  swap(new RegExp(`^([\\d${fraction}./ ]+)(?:cuo|cun|oup|eup)(s?)(?=\\s)`, 'u'), '$1cup$2'),
  // Foods
  swap(
    /\b(olive|vegetable|sesame|peanut|canola|sunflower|coconut)\s(?:all|ail|oll|0il|ol)\b/giu,
    '$1 oil',
  ),
  // Ovens
  swap(/\b(1\d0|2[0-5]0)\s?[*'’"`º%o0]\s?C\b/gu, '$1°C'),
];

function isRoundAmount(digits: string): boolean {
  const amount = Number(digits);
  return amount >= 20 && amount % 5 === 0;
}

const gramsInOunce = 28;
const ounceParts: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
};

/** Books round: 10 g are beside ¼ oz. */
function isAbout(grams: number, ounces: string): boolean {
  const ratio = grams / ((ounceParts[ounces] ?? Number(ounces)) * gramsInOunce);
  return ratio > 0.6 && ratio < 1.6;
}
