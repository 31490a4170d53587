/** The image of a scanned page of a PDF, as a JPEG for the reader of photos. */
import type { PdfPage } from './pdf-text';

/** Smaller images on a page without text are ornaments. */
const leastSide = 400;
/** As large as the reader of photos needs a page. */
const readingSide = 2_800;

/** What pdf.js makes of an image: one bit a pixel, or one, three or four bytes. */
interface FoundImage {
  data?: Uint8Array | Uint8ClampedArray | null;
  width: number;
  height: number;
  kind?: number;
}

/**
 * @param isWanted otherwise a page with a large image counts as unread
 * @returns nothing where the page has no large image; `unread` for one of a kind that cannot be read
 */
export async function imageOfPage(
  page: PdfPage,
  isWanted: boolean,
): Promise<Uint8Array | 'unread' | undefined> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  let largest: FoundImage | undefined;
  let hasLost = fnArray.some((operation) => operation === OPS.paintImageMaskXObject);
  for (const [at, operation] of fnArray.entries()) {
    if (operation !== OPS.paintImageXObject) continue;
    const image = await imageOf(page, String(argsArray[at]?.[0]));
    hasLost ||= !image?.data;
    if (image?.data && Math.min(image.width, image.height) >= leastSide) {
      if (areaOf(image) > areaOf(largest)) largest = image;
    }
  }
  if (largest === undefined) return hasLost ? 'unread' : undefined;
  return (isWanted ? await jpegOf(largest, page.rotate) : undefined) ?? 'unread';
}

const areaOf = (image: FoundImage | undefined): number =>
  image === undefined ? 0 : image.width * image.height;

function imageOf(page: PdfPage, key: string): Promise<FoundImage | undefined> {
  const store = key.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    store.get(key, (image: FoundImage | null) => resolve(image ?? undefined));
  });
}

async function jpegOf(image: FoundImage, rotate: number): Promise<Uint8Array | undefined> {
  const { width, height } = image;
  const pixels = image.kind === oneBit ? bytesOfBits(image) : image.data!;
  const channels = pixels.length / (width * height);
  if (channels !== 1 && channels !== 3 && channels !== 4) return undefined;
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels } })
    .rotate(rotate)
    .flatten({ background: 'white' })
    .resize({ width: readingSide, height: readingSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** `GRAYSCALE_1BPP` of pdf.js. */
const oneBit = 1;

/** Rows begin with a byte of their own; a bit that is set is white. */
function bytesOfBits({ data, width, height }: FoundImage): Uint8Array {
  const bytes = new Uint8Array(width * height);
  const rowBytes = Math.ceil(width / 8);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bits = data![y * rowBytes + (x >> 3)] ?? 0;
      bytes[y * width + x] = (bits >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return bytes;
}
