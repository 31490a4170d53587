/**
 * What one row of a recipe, or an item typed by hand, needs of one food, cooked once: plain JSON with
 * everything that adding up takes, so that a phone without the food table adds up as the server does.
 */
import type { Aisle, Figure } from '@saltbush/recipe-parser/foods/facts';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { Quantity, UnitId } from '@saltbush/recipe-parser/units';
import type { Pack, Perishing } from '../packs/pack';
import type { PackageSize } from '../../rows/list-amount';

/** The figures and names of a food that adding up uses. */
export interface FoodFacts {
  readonly nameOfOne: string;
  readonly isLarge: boolean;
  /** A list shows several of it in the plural: olives, but not milk. */
  readonly isCounted?: boolean | undefined;
  readonly isSoldByVolume: boolean;
  /** Meat and fish go on the scales as soon as one meal weighs them. */
  readonly isOnScales: boolean;
  readonly density?: Figure | undefined;
  readonly australianDensity?: Figure | undefined;
  readonly pieces: Readonly<Partial<Record<UnitId, Figure>>>;
  /** How shops sell it, the smallest first; absent for what is sold loose. */
  readonly packs?: readonly Pack[] | undefined;
  /** In what shops sell it, where nothing says how much one holds. */
  readonly container?: Pack | undefined;
  /** How what is left of it keeps; absent of what does not perish. */
  readonly perishing?: Perishing | undefined;
  /** The figures are of the food that this one is a kind of; its name is its own. */
  readonly isKind?: true | undefined;
}

export interface NeededAmount {
  readonly quantity: Quantity;
  /** A unit id, a word the person typed, or blank for plain pieces. */
  readonly unit: string;
  readonly packageSize?: PackageSize | undefined;
}

/** The food that a need is of. */
export interface NeededFood {
  /** The key of its line. */
  readonly key: string;
  readonly name: string;
  readonly usualAisle: Aisle;
  /** Absent for a food that the table does not have. */
  readonly food?: FoodFacts | undefined;
  /** Why it need not be bought: water, equipment. */
  readonly notBought?: string | undefined;
}

export interface ListNeed {
  readonly identity: NeededFood;
  /** How it is worded: "Spanish onions" of the red onion. */
  readonly wording: { readonly key: string; readonly name: string; readonly nameOfOne: string };
  /** In `measures`; empty without an amount. */
  readonly amounts: readonly NeededAmount[];
  /** Words instead of a number: "to taste". */
  readonly words: string;
  /** Of the recipe. */
  readonly measures: Measures;
  /** How many foods share the amount: 2 of "1 cup peas and corn". */
  readonly sharedBy: number;
  readonly isOptional: boolean;
  /** What may be bought instead. */
  readonly alternatives: readonly string[];
  /** As typed: "2 tin diced tomatoes, drained". */
  readonly text: string;
  /** The recipe in the recipe whose row it is: "Bolognese"; absent for the recipe's own rows. */
  readonly within?: string | undefined;
}

/** Changes whenever the same text may be read differently, or a need has another shape. */
export const listNeedVersion = 19;
