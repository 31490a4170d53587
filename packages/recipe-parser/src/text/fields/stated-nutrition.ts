/**
 * What a source states of the nutrition of one serve: "Calories: 250 kcal, Fat 12 g, Salt 1.2 g".
 *
 * - Each part of the text gives one nutrient with one amount; the name may stand on either side of it.
 * - Without a unit, calories are kilocalories, sodium is in milligrams and the others in grams. Kilojoules
 *   count before kilocalories.
 * - Salt is 2.5 times its sodium, as food labels convert it (Regulation (EU) 1169/2011, Annex I).
 * - A text that speaks of 100 g is not about a serve: nothing is taken from it.
 * - `isComplete` says whether the amounts are all that the text says. If not, it is stored beside them as it was written.
 */
import {
  inHundredths,
  kilojoulesPerKilocalorie,
  type Nutrient,
  nutrientKeys,
  type StatedNutrition,
} from '../../recipe/nutrients';

export interface NutritionReading {
  /** Absent if the text states no amount per serve. */
  nutrition?: StatedNutrition | undefined;
  isComplete: boolean;
}

/**
 * @example readStatedNutrition('250 kcal, fat 0,5 g').nutrition // { energyKj: 1046, fatGrams: 0.5 }
 */
export function readStatedNutrition(text: string): NutritionReading {
  if (text.length > longestText || perWeight.test(text)) return { isComplete: false };
  const parts = text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const amounts = parts.map(readPart);
  const found = amounts.filter((amount) => amount !== undefined);
  const kilojoules = found.filter(({ isKilojoules }) => isKilojoules);
  const nutrition = Object.fromEntries(
    nutrientKeys.flatMap((nutrient) => {
      const first = [...kilojoules, ...found].find((each) => each.nutrient === nutrient);
      return first === undefined ? [] : [[nutrient, first.amount]];
    }),
  );
  const says = Object.values(nutrition).some((amount) => amount > 0);
  return {
    nutrition: says ? nutrition : undefined,
    isComplete: says && amounts.every((amount) => amount?.isWhole === true),
  };
}

interface ReadAmount {
  nutrient: Nutrient;
  amount: number;
  isKilojoules: boolean;
  /** Whether the part says nothing else. */
  isWhole: boolean;
}

function readPart(part: string): ReadAmount | undefined {
  const plain = part.replace(camelCase, ' ').replace(dailyShare, ' ');
  const [whole = '', low = '', high, spelling = ''] = amountWithUnit.exec(plain) ?? [];
  if (low === '') return undefined;
  const unit = unitOf(spelling);
  const rest = plain.replace(whole, ' ').toLowerCase();
  const name = nameIn(rest, unit);
  if (name === undefined) return undefined;
  const number = mean(
    numberFrom(low, unit),
    high === undefined ? undefined : numberFrom(high, unit),
  );
  const amount = inUnitOf(name, number, unit);
  if (amount === undefined || !(amount <= mostOfAnything)) return undefined;
  const nutrient = name === 'salt' ? 'sodiumMilligrams' : name;
  const words = rest.replace(spellingsOf(name), ' ').replace(fillers, ' ');
  return { nutrient, amount, isKilojoules: unit === 'kj', isWhole: !/[\p{L}\p{N}]/u.test(words) };
}

type Unit = 'kj' | 'kcal' | 'g' | 'mg' | 'none' | 'other';
type Name = Nutrient | 'salt';

function unitOf(spelling: string): Unit {
  if (spelling === '') return 'none';
  return units.find(([, spellings]) => spellings.test(spelling))?.[0] ?? 'other';
}

function nameIn(rest: string, unit: Unit): Name | undefined {
  if (withoutField.test(rest)) return undefined;
  const named = names.find(([, spellings]) => spellings.test(rest))?.[0];
  if (named !== undefined) return named;
  return unit === 'kj' || unit === 'kcal' ? 'energyKj' : undefined;
}

function inUnitOf(name: Name, number: number, unit: Unit): number | undefined {
  if (name === 'energyKj') {
    if (unit === 'kj') return Math.round(number);
    return unit === 'kcal' || unit === 'none'
      ? Math.round(number * kilojoulesPerKilocalorie)
      : undefined;
  }
  if (unit !== 'g' && unit !== 'mg' && unit !== 'none') return undefined;
  if (name === 'salt') return inHundredths((number * (unit === 'mg' ? 1 : 1_000)) / saltOfSodium);
  if (name === 'sodiumMilligrams') return inHundredths(number * (unit === 'g' ? 1_000 : 1));
  return inHundredths(number * (unit === 'mg' ? 0.001 : 1));
}

/** "1,046 kJ" has thousands, "0,5 g" a decimal comma. */
function numberFrom(text: string, unit: Unit): number {
  const isThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  if (isThousands && unit !== 'g' && unit !== 'none') return Number(text.replace(/[.,]/g, ''));
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) && unit !== 'g') {
    return Number(text.replaceAll(',', ''));
  }
  return Number(text.replace(',', '.'));
}

const mean = (low: number, high: number | undefined) =>
  high === undefined ? low : (low + high) / 2;

const spellingsOf = (name: Name): RegExp => {
  const spellings = names.find(([each]) => each === name)?.[1] ?? /(?!)/;
  return new RegExp(spellings.source, 'giu');
};

const longestText = 5_000;
/** What states more than this of a serve is mistaken; also the limit of the contract. */
const mostOfAnything = 1_000_000;
const saltOfSodium = 2.5;

const perWeight =
  /(?:\b(?:per|each|je|pro|pour|por|par)\s*|servingsize:?\s*|serving size:?\s*|\/\s*)100\s*(?:g|ml|gram)/i;
/** Lines, and commas that are none of a number; "1046 kJ / 250 kcal". */
const separators = /[\n;|·•]|,(?!\d)|\s[-–—/]\s|(?<=k[jJ]|k?cal)\s*[/(]\s*(?=[~≈<]?\d)/u;
const camelCase = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const dailyShare = /\(?[<~]?\d+(?:[.,]\d+)?\s?%[^,;)]*\)?/g;
const amountWithUnit =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?:\s?(?:-|–|to)\s?(\d+(?:[.,]\d+)*))?\s*(k?cals?(?!\p{L})|kilo(?:calories?|joules?)|calories?|kalorien|calorías|kj(?!\p{L})|milligram(?:s|me?s?)?|mg(?!\p{L})|gram(?:s|me?s?|mi?)?(?!\p{L})|gr?(?!\p{L})|[µu]g(?!\p{L})|mcg(?!\p{L})|iu(?!\p{L}))?/iu;

const units: readonly (readonly [Unit, RegExp])[] = [
  ['kj', /^(?:kj|kilojoule)/i],
  ['kcal', /^(?:k?cal|kilocal|kalor)/i],
  ['mg', /^(?:mg|milli)/i],
  ['g', /^g/i],
];

/** Nutrients that have no field, and what a serve is. */
const withoutField =
  /cholest|trans|unsatur|poly|mono|ungesättigt|insatur|potassium|kalium|calcium|iron\b|vitamin|alcohol|added|omega|starch|folate|magnes|zinc|phosph|serving size|weight|\bnet\b/iu;

/** The first that is found counts: "saturated fat" is no fat. */
const names: readonly (readonly [Name, RegExp])[] = [
  [
    'saturatedFatGrams',
    /(?:\bof which\s*|davon\s*)?(?:saturate[sd]?|saturated|gesättigte?|saturés|saturad[ao]s|satur[ei]|verzadigd)\s*(?:fett\p{L}*|fat(?:ty acids|s)?)?/iu,
  ],
  [
    'sugarsGrams',
    /(?:\bof which\s*|davon\s*)?(?:sugars?|zucker|sucres?|azúcar(?:es)?|zuccheri|açúcar(?:es)?|suikers?)/iu,
  ],
  ['fibreGrams', /(?:dietary )?(?:fib(?:re|er)s?|ballaststoffe|fibras?|vezels?)/iu],
  [
    'carbohydrateGrams',
    /carb(?:s|ohydrates?)?(?![\p{L}])|kohlenhydrate|kohlehydrate|glucides|(?:hidratos(?: de carbono)?|carboidrat[oi]s?|koolhydraten)/iu,
  ],
  [
    'proteinGrams',
    /protein(?:e[ns]?|as?|s)?|protéines?|proteínas?|eiwei(?:ß|ss)e?|eiwit(?:ten)?/iu,
  ],
  [
    'fatGrams',
    /\bfats?\b|\bfett\b|lipides|grasas?|grassi|matières grasses|gorduras?|\bvet(?:ten)?\b/iu,
  ],
  ['sodiumMilligrams', /sodium|natrium|sodio|sódio/iu],
  ['salt', /\bsalt\b|\bsalz\b|\bsel\b|\bsal\b|\bsale\b|\bzout\b/iu],
  [
    'energyKj',
    /k?calorie?n?s?|calorías|energ(?:y|ie|ía|ia)|énergie|brennwert|kilojoules?|kalorien|\bk?cals?\b|\bkj\b/iu,
  ],
];

const fillers =
  /\b(?:per|each|pro|par|por|a|of|which|serves?|servings?|portion(?:en)?|person|recipe|total|content|amount|gesamt|value|dietary|less than|nutrition(?:al)?|information|info|facts)\b/giu;
