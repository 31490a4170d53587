/**
 * A recipe as another program's file holds it, and what was not understood of it.
 *
 * - The draft is the one every import makes: it holds what a recipe of ours can hold.
 * - What stands beside the recipe there (stars, a heart, the day it was written, pictures) stands
 *   beside it here.
 * - What has no home and was written by a person goes to the notes, under a heading that says what it
 *   was. What no person wrote and nobody understood is named in `notUnderstood`, never passed over.
 */
import type { RecipeDraft } from '../recipes/draft';

export interface RecipeInFile {
  draft: RecipeDraft;
  /** Whole stars, 1 to 5. */
  rating?: number | undefined;
  isFavourite: boolean;
  /** ISO 8601 in UTC: "2024-03-09T07:30:00.000Z". */
  createdAt?: string | undefined;
  /** The best first: the next is tried when one cannot be read. */
  pictures: PictureInFile[];
  notUnderstood: UnreadField[];
}

export type PictureInFile =
  | { kind: 'inside'; base64: string }
  /** Another file of the same archive, beside this one or by its whole path. */
  | { kind: 'beside'; name: string }
  | { kind: 'web'; address: string };

export interface UnreadField {
  /** Where it stands in one recipe: "settings.locked", "steps[].time". */
  path: string;
  /** The beginning of what stands there. */
  sample: string;
}

/** Reads one recipe; nothing where there is none after all. */
export type ReadRecipe = () => RecipeInFile | undefined;

/** What a reader gives for a piece of a file. */
export interface Reading {
  /** Read one at a time, when it is wanted: thousands in one go would hold up everybody else. */
  recipes: ReadRecipe[];
  /** Parts of the piece that are no recipe of ours: plans, lists, accounts. */
  notUnderstood: UnreadField[];
}
