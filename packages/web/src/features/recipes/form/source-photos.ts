/**
 * The photos a recipe was read from, for the form that opens beside them. They are held for this visit
 * alone: after a reload the text is still there, and the paper is in the person's hand.
 */
export interface SourcePhoto {
  file: Blob;
  /** Shows it on this page. */
  url: string;
}

let held: { recipeId: string; photos: readonly SourcePhoto[] } | undefined;

/** Those of the last recipe are let go. */
export function holdSourcePhotos(recipeId: string, files: readonly Blob[]): void {
  held?.photos.forEach(({ url }) => URL.revokeObjectURL(url));
  held = {
    recipeId,
    photos: files.map((file) => ({ file, url: URL.createObjectURL(file) })),
  };
}

export function findSourcePhotos(recipeId: string): readonly SourcePhoto[] {
  return held?.recipeId === recipeId ? held.photos : [];
}
