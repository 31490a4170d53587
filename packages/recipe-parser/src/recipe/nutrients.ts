/**
 * The nutrients of a food, a recipe or a serve: those of the panel that packs in Australia carry, and fibre.
 *
 * - Every name carries its unit. Energy is in kilojoules, as on packs here; screens give kilocalories beside it.
 */

/** In the order of the panel. */
export const nutrientKeys = [
  'energyKj',
  'proteinGrams',
  'fatGrams',
  'saturatedFatGrams',
  'carbohydrateGrams',
  'sugarsGrams',
  'fibreGrams',
  'sodiumMilligrams',
] as const;

export type Nutrient = (typeof nutrientKeys)[number];

export type Nutrients = Readonly<Record<Nutrient, number>>;

/** What a source states for one serve: each nutrient only if it states it. */
export type StatedNutrition = { [Key in Nutrient]?: number | undefined };

/** The thermochemical calorie, which food law uses (Food Standards Code, Schedule 11). */
export const kilojoulesPerKilocalorie = 4.184;

/** @example kilocalories(1046) // 250 */
export const kilocalories = (kilojoules: number): number => kilojoules / kilojoulesPerKilocalorie;

export const nutrientNames: Readonly<Record<Nutrient, string>> = {
  energyKj: 'Energy',
  proteinGrams: 'Protein',
  fatGrams: 'Fat',
  saturatedFatGrams: 'Saturated fat',
  carbohydrateGrams: 'Carbohydrate',
  sugarsGrams: 'Sugars',
  fibreGrams: 'Fibre',
  sodiumMilligrams: 'Sodium',
};

/** As small as it is shown: 0.4 g counts, 12.4 g is 12 g. */
const fewGrams = 10;

/**
 * An amount with its unit, as people read it.
 *
 * @example nutrientAmount('energyKj', 1046.2) // '1,046 kJ'
 * @example nutrientAmount('fatGrams', 4.25) // '4.3 g'
 */
export function nutrientAmount(nutrient: Nutrient, amount: number): string {
  const unit = nutrientUnit(nutrient);
  const isFine = unit === 'g' && amount < fewGrams;
  const shown = isFine ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${shown.toLocaleString('en-AU')} ${unit}`;
}

/**
 * The same, energy in kilocalories too, and a dash where it is not known.
 *
 * @example nutrientText('energyKj', 1046.2) // '1,046 kJ (250 kcal)'
 */
export function nutrientText(nutrient: Nutrient, amount: number | undefined): string {
  if (amount === undefined) return '–';
  const text = nutrientAmount(nutrient, amount);
  if (nutrient !== 'energyKj') return text;
  return `${text} (${Math.round(kilocalories(amount)).toLocaleString('en-AU')} kcal)`;
}

/** @example nutrientUnit('sodiumMilligrams') // 'mg' */
export function nutrientUnit(nutrient: Nutrient): 'kJ' | 'mg' | 'g' {
  if (nutrient === 'energyKj') return 'kJ';
  return nutrient === 'sodiumMilligrams' ? 'mg' : 'g';
}

/** A third decimal would be read as a sign of thousands. */
export const inHundredths = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * What a source states, a line for each nutrient, exactly: `readStatedNutrition` reads the same from it.
 *
 * @example statedNutritionLines({ energyKj: 1046, fatGrams: 12.5 }) // ['Energy 1046 kJ', 'Fat 12.5 g']
 */
export function statedNutritionLines(stated: StatedNutrition = {}): string[] {
  return nutrientKeys.flatMap((nutrient) => {
    const amount = stated[nutrient];
    return amount === undefined
      ? []
      : [`${nutrientNames[nutrient]} ${inHundredths(amount)} ${nutrientUnit(nutrient)}`];
  });
}
