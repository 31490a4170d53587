/**
 * A recipe in another program's file, and the fields of it that were not read.
 *
 * - The draft is the same as for every import: it contains what our recipes can store.
 * - Data beside the recipe (stars, favourite, date, images) is in separate properties.
 * - Text that a person wrote and that no field can hold goes to the notes, under a heading that
 *   names it. Other unread fields are listed in `notUnderstood`, never dropped silently.
 */
import type { RecipeDraft } from '../../recipe/draft';

export interface RecipeInFile {
  draft: RecipeDraft;
  /** Whole stars, 1 to 5. */
  rating?: number | undefined;
  isFavourite: boolean;
  /** ISO 8601 in UTC: "2024-03-09T07:30:00.000Z". */
  createdAt?: string | undefined;
  /** The best first: the next is tried when one cannot be read. */
  images: ImageInFile[];
  notUnderstood: UnreadField[];
  /** What lines of other recipes in the file call this one (`recipe-links.ts`). */
  key?: string | undefined;
  /** For each ingredient of the draft, the key of the recipe that it stands for. */
  lineKeys?: readonly (string | undefined)[] | undefined;
}

export type ImageInFile =
  | { kind: 'inside'; base64: string }
  /** Another file of the same archive, beside this one or by its whole path. */
  | { kind: 'beside'; name: string }
  | { kind: 'web'; address: string };

export interface UnreadField {
  /** Its path in one recipe: "settings.locked", "steps[].time". */
  path: string;
  /** The beginning of its value. */
  sample: string;
}

/** Reads one recipe; nothing where there is none after all. */
export type ReadRecipe = () => RecipeInFile | undefined;

/** The result of a reader for a part of a file. */
export interface Reading {
  /** Lazy: parsing thousands at once would block the event loop. */
  recipes: ReadRecipe[];
  /** Parts of the input that are not recipes: plans, lists, accounts. */
  notUnderstood: UnreadField[];
}
