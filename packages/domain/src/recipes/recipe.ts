/**
 * A recipe as people keep it (Spec 3, Recipe).
 *
 * - What the person typed is kept as typed: amounts are text. Numbers, units, foods and aisles are
 *   derived when they are needed, so that a better parser needs no migration.
 * - Everything beyond the specification's fields is optional.
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

export interface Step {
  text: string;
  section?: string | undefined;
}

/** Whose cups and spoons the text means: an Australian tablespoon holds 20 mL, an American 14.8. */
export type Measures = 'au' | 'us' | 'uk' | 'metric';
export const measuresOptions: readonly Measures[] = ['au', 'us', 'uk', 'metric'];

export const courses = [
  'breakfast',
  'lunch',
  'dinner',
  'dessert',
  'snack',
  'side',
  'drink',
  'baking',
] as const;
export type Course = (typeof courses)[number];

/** Where a recipe came from (Spec 3, sourceAttribution). */
export interface SourceAttribution {
  siteName?: string | undefined;
  siteUrl?: string | undefined;
  recipeTitle?: string | undefined;
  author?: string | undefined;
}

/** What a person writes: the part of a recipe that its form edits. */
export interface RecipeContent {
  title: string;
  serves?: number | undefined;
  yieldText?: string | undefined;
  description?: string | undefined;
  notes?: string | undefined;
  prepMinutes?: number | undefined;
  cookMinutes?: number | undefined;
  totalMinutes?: number | undefined;
  cuisine?: string | undefined;
  course?: Course | undefined;
  measures?: Measures | undefined;
  imageUrl?: string | undefined;
  tags: string[];
  ingredients: Ingredient[];
  steps: Step[];
  sourceAttribution?: SourceAttribution | undefined;
}

/** What a person may start from when nothing is said: Spec 9 gives 4. */
export const defaultServes = 4;
