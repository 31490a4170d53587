/**
 * What one row of a recipe, or an item typed by hand, needs of one food, cooked once: plain JSON with
 * everything that adding up takes, so that a phone without the food table adds up as the server does.
 */
import type { Aisle, Figure, FoodWording } from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { UnitId } from '@saltbush/recipe-parser/units';
import type { NeededAmount } from './read-need';

/** The figures of a food that adding up uses; a `Food` of the table has them, with a map of pieces. */
export interface FoodFacts {
  readonly nameOfOne: string;
  readonly isLarge: boolean;
  readonly isSoldByVolume: boolean;
  readonly density?: Figure;
  readonly australianDensity?: Figure;
  readonly pieces: Readonly<Partial<Record<UnitId, Figure>>>;
}

export interface ListNeed {
  readonly identity: {
    /** The key of its line. */
    readonly key: string;
    readonly name: string;
    readonly usualAisle: Aisle;
    /** Absent for a food that the table does not have. */
    readonly food?: FoodFacts;
    /** Why it need not be bought: water, equipment. */
    readonly notBought?: string;
  };
  readonly wording: FoodWording;
  /** In the measures of the recipe; empty without an amount. */
  readonly amounts: readonly NeededAmount[];
  /** Words instead of a number: "to taste". */
  readonly words: string;
  readonly measures: Measures;
  /** How many foods share the amount: 2 of "1 cup peas and corn". */
  readonly sharedBy: number;
  readonly isOptional: boolean;
  /** What may be bought instead. */
  readonly alternatives: readonly string[];
  /** As typed: "2 tin diced tomatoes, drained". */
  readonly text: string;
}
