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
