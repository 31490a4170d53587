/** A line of the proof: one food, with what it contributes or why it does not count. */
import type { KnownNutrients } from '../../recipe/nutrition/nutrients';
import type { UncountedReason } from './uncounted-reasons';

export interface NutritionLine {
  /** The place of its ingredient in the recipe; several foods of one line have the same, and all foods of a recipe in it. */
  readonly ingredient: number;
  /** Titles of the recipes that lead to it, that of the ingredient first; absent for a food of the recipe itself. */
  readonly within?: readonly string[] | undefined;
  /** Of the food, or what the line says if it names none that we know. */
  readonly name: string;
  /** What is eaten of it. */
  readonly grams?: number | undefined;
  /** The food of SR28 that stands for it: its number and description there. */
  readonly source?: { readonly ndb: string; readonly description: string } | undefined;
  /** Absent if it is not counted. */
  readonly nutrients?: KnownNutrients | undefined;
  /** Of the energy of the recipe, 0 to 1. */
  readonly share?: number | undefined;
  /** The share that counts, where not all of it is eaten: of frying oil. */
  readonly countedShare?: number | undefined;
  readonly reason?: UncountedReason | undefined;
}
