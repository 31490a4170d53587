/** Adding up nutrients. What is not known of one part is not known of the sum either, unless the part is small. */
import {
  nutrientKeys,
  type Nutrient,
  type StatedNutrition,
} from '@saltbush/recipe-parser/recipe/nutrients';

/** Of something: each nutrient only if it is known. */
export type KnownNutrients = Readonly<StatedNutrition>;

/**
 * Every known nutrient by a factor.
 *
 * @example timesNutrients({ energyKj: 100 }, 0.5) // { energyKj: 50 }
 */
export function timesNutrients(nutrients: KnownNutrients, factor: number): KnownNutrients {
  return mapNutrients((nutrient) => {
    const amount = nutrients[nutrient];
    return amount === undefined ? undefined : amount * factor;
  });
}

/**
 * The sum of several. A nutrient that parts do not state is summed as long as those parts have little of the energy.
 *
 * @example sumOfNutrients([{ energyKj: 1, fatGrams: 2 }, { energyKj: 3, fatGrams: 4 }]) // { energyKj: 4, fatGrams: 6 }
 */
export function sumOfNutrients(parts: readonly KnownNutrients[]): KnownNutrients {
  const energy = sumOf(parts, 'energyKj');
  return mapNutrients((nutrient) => {
    const withoutIt = parts.filter((part) => part[nutrient] === undefined);
    const isLittle = sumOf(withoutIt, 'energyKj') <= energy * littleShare;
    return isLittle ? sumOf(parts, nutrient) : undefined;
  });
}

/** Of the energy, in foods of which a nutrient is not known. */
const littleShare = 0.1;

const sumOf = (parts: readonly KnownNutrients[], nutrient: Nutrient): number =>
  parts.reduce((sum, part) => sum + (part[nutrient] ?? 0), 0);

function mapNutrients(of: (nutrient: Nutrient) => number | undefined): KnownNutrients {
  return Object.fromEntries(
    nutrientKeys.flatMap((nutrient) => {
      const amount = of(nutrient);
      return amount === undefined ? [] : [[nutrient, amount]];
    }),
  );
}
