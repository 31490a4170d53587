/** An amount of a line of the list, as it is shown and as a tick stores it. */
export interface ListAmount {
  readonly amount: number;
  /** The larger end of a range: "2–3". */
  readonly amountMax?: number | undefined;
  /** A unit id, a word the person typed, or blank for plain pieces. */
  readonly unit: string;
  /** What one package holds: 400 g of a tin. */
  readonly packageSize?: PackageSize | undefined;
}

/** Grams or millilitres that one package holds. */
export interface PackageSize {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
}
