/**
 * A stored recipe (Spec 3, Recipe).
 *
 * - Text is stored as typed; see `ingredient.ts`.
 * - Everything beyond the specification's fields is optional.
 */
import type { Ingredient } from './ingredient';
import type { StatedNutrition } from './nutrients';
import type { Measures } from '../units/measures';

export interface Step {
  text: string;
  section?: string | undefined;
  /** Address of an image of this step. */
  imageUrl?: string | undefined;
}

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

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

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
  difficulty?: Difficulty | undefined;
  measures?: Measures | undefined;
  imageUrl?: string | undefined;
  /** Addresses of further images of the dish. */
  moreImageUrls?: string[] | undefined;
  tags: string[];
  /** Names of what a cook needs beside food: "slow cooker". */
  equipment?: string[] | undefined;
  ingredients: Ingredient[];
  steps: Step[];
  sourceAttribution?: SourceAttribution | undefined;
  /** What its source states for one serve; what we compute is no part of it. */
  statedNutrition?: StatedNutrition | undefined;
}

/** The default for a new recipe (Spec 9: 4). */
export const defaultServes = 4;
