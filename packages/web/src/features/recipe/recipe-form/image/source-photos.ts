/**
 * The photos a recipe was read from, for the form beside them. Stored in memory for this visit: after
 * a reload the text is still in the draft.
 */
export interface SourcePhoto {
  file: Blob;
  /** Object URL. */
  url: string;
}

let held:
  | { recipeId: string; photos: readonly SourcePhoto[]; doubtfulLines: readonly string[] }
  | undefined;

/**
 * Releases the object URLs of the last recipe.
 *
 * @param doubtfulLines ingredient lines whose amount a person should compare with the photo
 */
export function storeSourcePhotos(
  recipeId: string,
  files: readonly Blob[],
  doubtfulLines: readonly string[] = [],
): void {
  held?.photos.forEach(({ url }) => URL.revokeObjectURL(url));
  held = {
    recipeId,
    doubtfulLines,
    photos: files.map((file) => ({ file, url: URL.createObjectURL(file) })),
  };
}

export function findSourcePhotos(recipeId: string): readonly SourcePhoto[] {
  return held?.recipeId === recipeId ? held.photos : [];
}

export function findDoubtfulLines(recipeId: string): readonly string[] {
  return held?.recipeId === recipeId ? held.doubtfulLines : [];
}
