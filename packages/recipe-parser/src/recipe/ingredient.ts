/**
 * A stored ingredient (Spec 3, Ingredient).
 *
 * - Text is stored as typed; amounts are text. Numbers, units, foods and aisles are
 *   derived when they are needed, so that a better parser needs no migration.
 */
export interface Ingredient {
  /** The food, and whatever else was not understood: "plain flour". Never blank in a stored recipe. */
  name: string;
  /** As typed: "1 1/2", "2-3", "½", or blank. */
  amount: string;
  /** One of the 17 options of Spec 3, or a word the person typed ("tin"), or blank. */
  unit: string;
  /** Preparation and remarks: "sifted", "optional". */
  note?: string | undefined;
  /** Heading the line is under: "For the sauce". */
  section?: string | undefined;
  /** The recipe that the line stands for: its `amount` is so much of what that makes. */
  recipeId?: string | undefined;
}
