/**
 * The measures (whose cups and spoons) of a found recipe.
 *
 * - The site's country decides if its address has one (".com.au", ".co.uk"); then the language's
 *   region ("en-NZ"), except "en-US", which much software writes by itself.
 * - Then the text: American foods, sticks of butter and Fahrenheit alone are American, as are degrees that no oven
 *   reaches in Celsius; pounds and ounces are where fewer lines give grams and millilitres.
 * - A language other than English means metric spoons and cups. Otherwise it is undefined.
 */
import type { Measures } from '../../units/measures';
import { metricLines } from '../lines/line-shape';

export interface MeasuresClues {
  host?: string | undefined;
  language?: string | undefined;
  /** Ingredient lines and steps. */
  lines: readonly string[];
}

/** @example measuresFrom({ host: 'pies.com.au', lines: [] }) // 'au' */
export function measuresFrom({
  host = '',
  language = '',
  lines,
}: MeasuresClues): Measures | undefined {
  const [tongue = '', region = ''] = language.toLowerCase().split('-');
  const country = /\.([a-z]{2})$/.exec(host.toLowerCase())?.[1] ?? '';
  const said = byCountry.get(country) ?? (region === 'us' ? undefined : byCountry.get(region));
  if (said !== undefined) return said;
  if (tongue !== '' && tongue !== 'en') return 'metric';
  return isAmerican(lines) ? 'us' : undefined;
}

/** New Zealand and South Africa cook with the 15 mL spoon and the 250 mL cup. */
const byCountry = new Map<string, Measures>([
  ['au', 'au'],
  ['uk', 'uk'],
  ['gb', 'uk'],
  ['ie', 'uk'],
  ['us', 'us'],
  ['nz', 'metric'],
  ['za', 'metric'],
  ['ca', 'metric'],
  ['in', 'metric'],
  ['de', 'metric'],
  ['at', 'metric'],
  ['ch', 'metric'],
  ['fr', 'metric'],
  ['it', 'metric'],
  ['es', 'metric'],
  ['nl', 'metric'],
  ['be', 'metric'],
  ['se', 'metric'],
  ['no', 'metric'],
  ['dk', 'metric'],
  ['fi', 'metric'],
  ['pl', 'metric'],
]);

/** Who gives ounces beside grams translates for Americans, and Fahrenheit beside Celsius as well. */
function isAmerican(lines: readonly string[]): boolean {
  if (lines.some((line) => americanWords.test(line) || isFahrenheitAlone(line))) return true;
  const inPounds = lines.filter((line) => poundsAndOunces.test(line) && metricLines([line]) === 0);
  return inPounds.length > metricLines(lines);
}

function isFahrenheitAlone(line: string): boolean {
  return fahrenheit.test(line) && !/\d\s?[°º˚]?\s?C\b|celsius|\bgas mark\b/i.test(line);
}

/** "350 F", "350 degrees Fahrenheit", and "350 degrees", which in Celsius are too many for a kitchen's oven. */
const fahrenheit =
  /\d\s?(?:[°º˚]|degrees?)?\s?(?:F|Fahrenheit)\b|\b(?:2[89]|[345]\d)\d\s?(?:[°º˚]|degrees?\b)/;
const poundsAndOunces = /[\d½¼¾⅓⅔]\s?-?(?:pounds?|lbs?|ounces?|oz|quarts?|pints?)\b/i;
const americanWords =
  /\d\s?sticks?\b|all[- ]purpose|\bcilantro\b|\bconfectioners|\bpowdered sugar\b|\bheavy (?:whipping )?cream\b|\bkosher salt\b|half-and-half|\bcornstarch\b|\bscallions?\b|\bskillet\b|\bground (?:beef|pork|turkey)\b|\bgraham crackers?\b|\bbroiler\b/i;
