/** A supermarket receipt as plain JSON. Nothing of it counts before a person has confirmed it. */

export interface Receipt {
  /** The id of the retailer, if its name is on it. */
  readonly retailer?: string | undefined;
  /** The day of the purchase: "2026-11-24". */
  readonly date?: string | undefined;
  /** As it says itself; on the wire less the deposits on bottles, which no line has. */
  readonly totalCents?: number | undefined;
  readonly lines: readonly ReceiptLine[];
}

export interface ReceiptLine {
  /** As it is printed: "WW TASTY CHS BLOCK 500G". */
  readonly text: string;
  /** As one reads it: "Woolworths Tasty Cheese Block 500g". */
  readonly name: string;
  /** "500g"; "per kg" of what was weighed. */
  readonly packText?: string | undefined;
  /** Of one pack, or of a kilogram of what was weighed; less what was taken off. */
  readonly cents: number;
  /** How many packs, or kilograms. */
  readonly packs: number;
  readonly paidCents: number;
  readonly isSpecial: boolean;
  /** Why its amount may be wrong; absent: nothing speaks against it. */
  readonly doubt?: ReceiptDoubt | undefined;
}

/**
 * What speaks against a line's amount.
 *
 * - `multiple`: count times price is not what was paid.
 * - `digit`: with one digit read otherwise the receipt adds up.
 * - `discount`: with its discount read otherwise, or as money off, the receipt adds up.
 * - `extra`: without the line the receipt adds up.
 * - `unclear`: it was hard to read.
 */
export const receiptDoubtReasons = ['multiple', 'digit', 'discount', 'extra', 'unclear'] as const;

export interface ReceiptDoubt {
  readonly reason: (typeof receiptDoubtReasons)[number];
  /** What was paid for the line if the receipt's total is right; absent: unknown. */
  readonly paidCents?: number | undefined;
}

/** Rows and words of a photo beyond these are not read: no receipt is as long. */
export const receiptLimits = { words: 4000, rows: 600, rowLength: 120, lines: 200 } as const;
