/** A supermarket receipt as plain JSON. Nothing of it counts before a person has confirmed it. */

export interface Receipt {
  /** The id of the retailer, if its name is on it. */
  readonly retailer?: string | undefined;
  /** The day of the purchase: "2026-11-24". */
  readonly date?: string | undefined;
  /** As it says itself. */
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
  /** Count times price is not what was paid: a digit was misread. */
  readonly isDoubtful: boolean;
}

/** Rows and words of a photo beyond these are not read: no receipt is as long. */
export const receiptLimits = { words: 4000, rows: 600, rowLength: 120, lines: 200 } as const;
