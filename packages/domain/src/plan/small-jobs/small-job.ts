/**
 * Small jobs: what must be done long before a dish is cooked, such as thawing, soaking and marinating (decision 0150).
 *
 * A job of a recipe says where it comes from, a line or a step, so that a reader can judge it.
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import type { SmallJobKind } from '../rows/small-job-kinds';

/** Where a job comes from: the place of a line or of a step in its recipe, from 0, and its words. */
export interface JobSource {
  line?: number;
  step?: number;
  words: string;
}

/** A job of a recipe, whenever it is cooked. */
export interface RecipeJob {
  kind: SmallJobKind;
  /** The same for the same job of a recipe that was edited: "thaw.beef-mince". */
  key: string;
  /** How long before the meal, at the latest. */
  hours: number;
  /** The foods, with amounts as they are written; none when nobody can say which. */
  things: Pick<Ingredient, 'name' | 'amount' | 'unit'>[];
  /** Of `start`: what happens meanwhile, "rises". */
  meanwhile?: string;
  /** There is a job only if the food is bought more than this many days before. */
  keepsDays?: number;
  source: JobSource;
}

/** What of a recipe its jobs depend on. */
export interface JobRecipe {
  ingredients: readonly Ingredient[];
  steps: readonly { text: string; section?: string | undefined }[];
  measures?: Measures | undefined;
}
