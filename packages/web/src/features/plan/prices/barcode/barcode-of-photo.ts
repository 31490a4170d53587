/** The barcode in a photo: read by the browser where it can, else by code that is loaded for it. */
import { barcodeOf, type Barcode } from '@saltbush/domain/plan/shopping-list/barcodes/barcode';
import { barcodeReader } from './read-barcode.lazy';

interface Detector {
  detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Bars of a photo that is larger are as easy to read when it is smaller, and much faster. */
const longestSide = 1_280;

/** @returns undefined where none is found */
export async function barcodeOfPhoto(photo: Blob): Promise<Barcode | undefined> {
  const image = await createImageBitmap(photo);
  try {
    return barcodeOf((await byBrowser(image)) ?? (await byScript(image)) ?? '');
  } finally {
    image.close();
  }
}

async function byBrowser(image: ImageBitmap): Promise<string | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  try {
    const [code] = await new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a'] }).detect(
      image,
    );
    return code?.rawValue;
  } catch {
    // It is there and cannot read, as on a desktop without the service behind it.
    return undefined;
  }
}

async function byScript(image: ImageBitmap): Promise<string | undefined> {
  const { readBarcode } = await barcodeReader.load();
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, width, height);
  return readBarcode(context.getImageData(0, 0, width, height));
}
