/** Resizes a photo for the upload, or rotates it. */

export interface Redrawing {
  /** Of the result, in pixels. */
  longestSide: number;
  /** Clockwise. */
  quarterTurns: number;
}

const jpegQuality = 0.85;
/** Enough for a double page; sharper photos are read no better. */
const longestSideForReading = 2_800;
/** A file this small is sent as it is. */
const smallFileBytes = 1_500_000;

/** For the upload of a photo whose text is read. */
export const smallerPhoto = async (file: File): Promise<Blob> =>
  file.size <= smallFileBytes
    ? file
    : redrawPhoto(file, { longestSide: longestSideForReading, quarterTurns: 0 });

/** @returns the file itself if the browser cannot decode it; the server validates it */
export async function redrawPhoto(
  file: Blob,
  { longestSide, quarterTurns }: Redrawing,
): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file;
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const width = Math.round(image.width * scale);
    const height = Math.round(image.height * scale);
    const canvas = document.createElement('canvas');
    const isSideways = quarterTurns % 2 === 1;
    [canvas.width, canvas.height] = isSideways ? [height, width] : [width, height];
    const drawing = canvas.getContext('2d');
    if (!drawing) return file;
    // JPEG has no transparency; transparent areas would turn black.
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.imageSmoothingQuality = 'high';
    drawing.translate(canvas.width / 2, canvas.height / 2);
    drawing.rotate((quarterTurns * Math.PI) / 2);
    drawing.drawImage(image, -width / 2, -height / 2, width, height);
    image.close();
    const drawn = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
    );
    return drawn ?? file;
  } catch {
    return file;
  }
}
