/** Opens a PDF and reads the text of its pages, with pdf.js. Untrusted: only in a worker process. */
import { AppError } from '@saltbush/contract/errors';
import { wordsOfItems, type DocumentPage, type TextItem } from '@saltbush/recipe-parser/document';
import type { getDocumentProxy } from 'unpdf';
import { say } from '@saltbush/domain/texts/say';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** A cookbook has as many; what comes behind is named in the report. */
export const mostPages = 500;

/**
 * Whether a file begins like a PDF; a few programs write something before it.
 *
 * @example isPdf(Buffer.from('%PDF-1.7')) // true
 */
export const isPdf = (beginning: Buffer): boolean =>
  beginning.subarray(0, 1_024).includes('%PDF-', 0, 'latin1');

/** @throws AppError RECIPE_FILE_BROKEN with words on why it cannot be opened */
export async function openPdf(bytes: Buffer): Promise<PdfDocument> {
  const { getDocumentProxy: open } = await import('unpdf');
  try {
    return await open(new Uint8Array(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      maxImageSize: maxImagePixels,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new AppError('RECIPE_FILE_BROKEN', isLocked ? lockedPdf : brokenPdf);
  }
}

/** @throws what pdf.js throws for a damaged page */
export async function readPdfPage(page: PdfPage, number: number): Promise<DocumentPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const found = items.flatMap((item) =>
    'str' in item && item.str !== '' ? [itemOf(item, transform, height)] : [],
  );
  return { number, words: wordsOfItems({ items: found, width, height }), isRecognised: false };
}

/** @param transform of the page, whose upper edge may be at any side of the paper */
function itemOf(
  { str: text, transform: own, width }: { str: string; transform: number[]; width: number },
  transform: number[],
  height: number,
): TextItem {
  const [a, b, c, d, e, f] = multiplied(transform, own);
  const size = Math.hypot(c, d);
  // Downwards on the page, upwards in the angle.
  const angle = Math.atan2(-b, a) / (Math.PI / 2);
  const quarterTurns =
    Math.abs(angle - Math.round(angle)) < 0.03 ? (Math.round(angle) + 4) % 4 : undefined;
  return { text, size, left: e, baseline: height - f, width, quarterTurns };
}

type Matrix = [number, number, number, number, number, number];

function multiplied(one: readonly number[], other: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

const maxImagePixels = 50_000_000;

const lockedPdf = say('This PDF is locked with a password. Save it without one and send it again.');
const brokenPdf = say('This PDF is damaged. Please save it again, and send the new file.');
