/** What one pack of a product has in it, as numbers. */
export interface ProductPack {
  /** Of the whole pack, in `unit`: 6000 of 16 cans of 375 mL, 700 of a dozen eggs of 700 g. */
  readonly amount: number;
  readonly unit: PackUnit;
  /** Pieces or single packs in it: 16, 12; 1 of a plain pack. */
  readonly count: number;
  /** The retailer says "approx.", or gives a range. */
  readonly isApproximate?: boolean | undefined;
  /** The retailer says "min." or "500g+". */
  readonly isMinimum?: boolean | undefined;
  /** Weighed when it is bought: `amount` is what the price is for, and any amount can be had. */
  readonly isLoose?: boolean | undefined;
}

/** Grams, millilitres, pieces, sheets of paper, metres. */
export type PackUnit = 'g' | 'ml' | 'each' | 'sheet' | 'm';

/** A price for several packs. */
export type MultiBuy =
  /** "2 for $5": `count` packs cost `cents`. */
  | { readonly count: number; readonly cents: number }
  /** "3 for 2": `count` packs cost what `pay` packs do. */
  | { readonly count: number; readonly pay: number };
