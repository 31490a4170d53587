/**
 * What a recipe was read from, for the form beside it. Stored in memory for this visit: after a reload what was
 * read is still in the draft.
 */
import type { PhotoLine } from '@saltbush/contract/recipe/recipe-photo';

export interface SourcePhoto {
  file: Blob;
  /** Object URL. */
  url: string;
}

export interface ImportSource {
  photos: readonly SourcePhoto[];
  /** Where the lines of the photos were read, if that is known. */
  lines: readonly PhotoLine[];
  /** Lines of the photos that did not come into the recipe. */
  unusedLines: readonly string[];
  /** What was pasted, or what a page says of the recipe. */
  text: string;
  /** Of the page. */
  url?: string | undefined;
}

let held: { recipeId: string; source: ImportSource } | undefined;

/** Releases the object URLs of the last recipe. */
export function storeImportSource(
  recipeId: string,
  {
    photos = [],
    lines = [],
    unusedLines = [],
    text = '',
    url,
  }: {
    photos?: readonly Blob[];
    lines?: readonly PhotoLine[] | undefined;
    unusedLines?: readonly string[] | undefined;
    text?: string;
    url?: string | undefined;
  },
): void {
  held?.source.photos.forEach((photo) => URL.revokeObjectURL(photo.url));
  const files = photos.map((file) => ({ file, url: URL.createObjectURL(file) }));
  held = { recipeId, source: { photos: files, lines, unusedLines, text, url } };
}

export const findImportSource = (recipeId: string): ImportSource | undefined =>
  held?.recipeId === recipeId ? held.source : undefined;
