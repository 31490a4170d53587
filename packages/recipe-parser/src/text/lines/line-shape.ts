/**
 * What a line looks like, for pages and pastes without structure.
 *
 * - An ingredient line is short and states an amount: it begins with a number, a fraction, a word like "a"
 *   or "half", or it ends in an amount with a unit ("flour 200 g").
 * - A sentence is long, or is of middling length and ends like one.
 * - Both are guesses from shape alone; a caller looks at many lines together.
 */
import { findUnit } from '../../units/find-unit';
import { hasUnspacedScript } from '../../characters/unspaced-scripts';
import { dimensionOf } from '../../units/units';
import { withoutBullet } from './bullets';
import { withoutEndingPrice } from './prices';

const longestIngredient = 200;
const longSentence = 90;
const shortSentence = 25;

/** @example statesAmount('1/2 cup sugar') // true */
export function statesAmount(line: string): boolean {
  if (line.length > longestIngredient * 2) return false;
  const text = withoutEndingPrice(withoutBullet(line));
  if (text.length > longestIngredient || isNoFood.test(text)) return false;
  return leadingAmount.test(text) || trailingAmount.test(text) || endsInUnit(text);
}

/** "Гречка 2 стакана": an amount in any measure that the parser knows, except that of nutrients. */
function endsInUnit(text: string): boolean {
  const unit = findUnit(numberAndWords.exec(text.slice(-longestEnd))?.[1] ?? '');
  if (unit === undefined || unit === 'mg') return false;
  return unit === 'spoonful' || dimensionOf(unit) !== 'count';
}

/** "250 cucharadas soperas". */
const longestEnd = 40;
const numberAndWords =
  /[\s:,–.…_۔-](?:\d+(?:[.,/⁄]\d+)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s?(\p{L}[\p{L}\p{M}. ]{0,24})$/u;

/** A time of day, a price, a date, "1x 2x 3x" of a button, or a number alone. */
const isNoFood =
  /^(?:[\d½]+\s?[x×]\s*)+$|^\P{L}*\d{1,2}:\d{2}|[€$£]\s?\d|\d\s?[€£]|^\P{L}*$|\b(?:19|20)\d\d$/u;

/** @example isSentence('Whisk the eggs with the sugar until pale.') // true */
export function isSentence(text: string): boolean {
  if (hasUnspacedScript(text)) return isUnspacedSentence(text);
  return (
    text.length >= longSentence ||
    (text.length >= shortSentence && /[.!?…。।؟۔][)"”’»]?$/.test(text))
  );
}

/** A sign of Chinese or Japanese is about a word; Thai ends its sentences with nothing. */
function isUnspacedSentence(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (/[。！？!?；;][」』）)”"]?$/u.test(text)) return letters >= shortUnspaced;
  return letters >= (/[，、,]/u.test(text) ? shortUnspaced : longUnspaced) && !/\d/.test(text);
}

const shortUnspaced = 8;
const longUnspaced = 25;

/** How many of the lines state an amount, 0 to 1. */
export function shareWithAmount(lines: readonly string[]): number {
  return lines.length === 0 ? 0 : lines.filter(statesAmount).length / lines.length;
}

/** Grams, kilograms, millilitres, litres: how many of the lines use them. */
export function metricLines(lines: readonly string[]): number {
  return lines.filter((line) => /\d\s?(?:g|gr|kg|ml|cl|dl|l)\b/i.test(line)).length;
}

const leadingAmount =
  /^(?:about |approx\.? |ca\.? |circa |environ |etwa |ungefähr |generous |scant |heaped |±\s?|~\s?)?(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕]|(?:an?|one|two|three|four|five|six|eight|half|few|ein[e]?[rn]?|zwei|drei|vier|halbe[rs]?|etwas|je|une?|deux|trois|un[ao]?|dos|tres|due|tre|media|medio|mezz[oa]|een|twee|drie|halve|scheutje|snuf(?:je)?|en|ett|två|et|pinch|dash|handful|bunch|prise|pincée|pizzico|pizca|pitada|szczypta|nypa|handvol|juice|zest|saft|jus|zumo|succo|halv[at]?|meia|meio|mitja|mig|puoli|puolikas|pół|połowa|garść|půl|polovina|polovica|pol|hrst|špetka|štipka|fél|csipet|marék|jumătate|pola|pitada|punhado|näve|kaksi|kolme|dwa|dwie|trzy|dva|dvě|dve|tři|tri|két|három|două|trei|dvije|половин[аку]+|пів|щепотка|щіпка|горсть|два|две|дві|три|μισ[όήά]|δύο|τρ(?:ία|εις)|πρέζα|χούφτα|yarım|iki|üç|pusė|puse|pool|hálf\p{L}*|نصف|ربع|رشة|חצי|רבע|קורט|आधा|चुटकी|setengah|nửa)\s)/iu;

const trailingAmount =
  /(?:[:.…_۔]|\s[–-])[.…_۔\s]*\d{1,2}$|[\s:,–.…_۔-](?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])\s?(?:g|gr|kg|ml|cl|dl|l|tbsp|tsp|cups?|oz|lbs?|el|tl|msk|tsk|ss|ts|szt\p{L}*|łyż\p{L}*|kilogram\p{L}*|gram\p{L}*|pcs?|stk|st|stück|pieces?|stuks?|sztuk\p{L}*|db|kpl|paket\p{L}*|pck|pkt|opak\p{L}*|förp|burk|dosen?|blik|bund|zehen?|klyft\p{L}*|gerezd|ząb\p{L}*|prisen?|szczypt\p{L}*|csipet|ek|tk|rkl|krm|dkg|dag|г|гр|кг|мл|л|шт|(?:ст|ч)\.\s?л|cucharad\p{L}*|cdas?|cdtas?|tazas?|xícaras?|colher\p{L}*(?: de (?:sopa|chá))?|cucchia\p{L}*|bicchier\p{L}*|spicchi\p{L}*|tasses?|cuill\p{L}*(?: à (?:soupe|café))?|gousses?|pincées?|eetlepels?|theelepels?|spsk|fed|lžíc\p{L}*|lžičk\p{L}*|stroužk\p{L}*|(?:su|çay|yemek|tatlı) (?:bardağı|kaşığı)|adet|個|个|本|枚|片|根|条|克|毫升|カップ|큰술|작은술|개|컵|공기)\.?$|(?:大さじ|小さじ|大匙|小匙)\s?[\d½¼/]+$/iu;
