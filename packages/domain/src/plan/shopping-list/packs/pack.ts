import type { UnitId } from '@saltbush/recipe-parser/units';

/** One size that shops sell. */
export interface Pack {
  /** Grams, millilitres or pieces that it holds. */
  readonly amount: number;
  readonly unit: 'g' | 'ml' | 'each';
  /** "carton", "bunch"; blank for a piece as it grows. */
  readonly name: UnitId | 'small jar' | '';
  /** Whether the size is of no interest to the shopper: a bunch is a bunch. */
  readonly isUnsized?: true;
}

/** How a perishable food keeps, as plain JSON. */
export interface Perishing {
  /** The key of the food of the table: of thickened cream it is its own, of flat-leaf parsley that of parsley. */
  readonly as: string;
  readonly days: number;
}
