/** What a shopper picks up, in words. */
export interface Purchase {
  /** "300 mL carton", "3", "450 g"; blank when nothing says how much. */
  readonly text: string;
  /** Whole pieces as they grow: 3 onions. Undefined for packs and weights. */
  readonly pieces?: number | undefined;
}
