/**
 * An ingredient as people keep it (Spec 3, Ingredient).
 *
 * - What the person typed is kept as typed: amounts are text. Numbers, units, foods and aisles are
 *   derived when they are needed, so that a better parser needs no migration.
 */
export interface Ingredient {
  /** The food, and whatever else was not understood: "plain flour". Never blank in a kept recipe. */
  name: string;
  /** As typed: "1 1/2", "2-3", "½", or blank. */
  amount: string;
  /** One of the 17 options of Spec 3, or a word the person typed ("tin"), or blank. */
  unit: string;
  /** Preparation and remarks: "sifted", "optional". */
  note?: string | undefined;
  /** Heading the line stands under: "For the sauce". */
  section?: string | undefined;
}

/** Whose cups and spoons the text means: an Australian tablespoon holds 20 mL, an American 14.8. */
export type Measures = 'au' | 'us' | 'uk' | 'metric';
export const measuresOptions: readonly Measures[] = ['au', 'us', 'uk', 'metric'];
