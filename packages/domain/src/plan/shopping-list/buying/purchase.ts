import type { Sum } from '../amounts/add-amounts';

/** What a shopper picks up. */
export interface Purchase {
  /** "300 mL carton", "3", "450 g"; blank when nothing says how much. */
  readonly text: string;
  /** Whole pieces as they grow: 3 onions. Undefined for packs and weights. */
  readonly pieces?: number | undefined;
  /** How much that is, which may be more than was needed: 12 eggs of a dozen. */
  readonly holds: readonly Sum[];
}
