/**
 * Scales an image down before the upload: no wider than the largest image the server stores, as
 * JPEG (Spec 9: image quality 0.9, on mobile 0.7). Files that the browser cannot decode are sent as
 * they are; the server validates them.
 */
const longestSide = 1_800;
const desktopQuality = 0.9;
const mobileQuality = 0.7;
/** Small files are sent unchanged. */
const smallFileBytes = 400 * 1024;

export async function shrinkImage(file: Blob): Promise<Blob> {
  if (file.size <= smallFileBytes || typeof createImageBitmap !== 'function') return file;
  try {
    const image = await createImageBitmap(file);
    const smaller = await redraw(image);
    image.close();
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

async function redraw(image: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  // JPEG has no transparency; transparent areas would turn black.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  const quality = matchMedia('(max-width: 47.99em)').matches ? mobileQuality : desktopQuality;
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
