/** An amount as it is shown: scaled, and converted if wanted. */
export interface ConvertedAmount {
  readonly amount: string;
  /** A unit id, or the author's own word where nothing was converted. */
  readonly unit: string;
  readonly isApproximate: boolean;
  /** The note of the ingredient where its amounts changed too; blank where nothing is left of it. */
  readonly note?: string;
}
