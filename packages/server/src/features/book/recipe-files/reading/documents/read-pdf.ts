/**
 * The recipes of a PDF, and the images of its scanned pages.
 *
 * - Reading says how far it is every few pages: a long book takes longer than a process may be silent.
 * - Pages without text are scans. Their images are read by the reader of photos, in a process of its own, when
 *   the rest of the file has been read.
 */
import { say } from '@saltbush/domain/texts/say';
import {
  linesOfPages,
  recipesOfDocument,
  type DocumentPage,
} from '@saltbush/recipe-parser/document';
import type { ContentReading } from '../file-events';
import { mostPages, openPdf, readPdfPage, type PdfDocument } from './pdf-text';
import { imageOfPage } from './scanned-page';

export type PdfStep =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'scan'; page: number; image: Uint8Array }
  | { kind: 'recipes'; reading: ContentReading };

/** Reading a page of a photo takes seconds. */
const mostScans = 60;
/** Fewer letters are the mark of a scanner, or the number of the page. */
const fewestLetters = 25;
const pagesAtOnce = 5;

/** @throws AppError RECIPE_FILE_BROKEN with words on why it cannot be opened */
export async function* readPdf(bytes: Buffer): AsyncGenerator<PdfStep> {
  const pdf = await openPdf(bytes);
  try {
    yield* stepsOf(pdf);
  } finally {
    await pdf.destroy();
  }
}

async function* stepsOf(pdf: PdfDocument): AsyncGenerator<PdfStep> {
  const total = Math.min(pdf.numPages, mostPages);
  const pages: DocumentPage[] = [];
  const unread: number[] = [];
  let scans = 0;
  for (let number = 1; number <= total; number += 1) {
    if (number % pagesAtOnce === 0) yield { kind: 'page', done: number - 1, total };
    const { text, image } = await readPage(pdf, number, scans < mostScans);
    if (text) pages.push(text);
    if (image instanceof Uint8Array) {
      scans += 1;
      yield { kind: 'scan', page: number, image };
    } else if (image === 'unread') unread.push(number);
  }
  const isAllScanned = pages.length === 0 && unread.length === 0 && scans > 0;
  if (!isAllScanned) yield { kind: 'recipes', reading: readingOf(pages, unread, pdf.numPages) };
}

interface ReadPage {
  /** Of the few letters of a scan nothing is wanted: they are the mark of its program. */
  text?: DocumentPage;
  image?: Uint8Array | 'unread' | undefined;
}

/** A page that is damaged is named, and stops no other. */
async function readPage(pdf: PdfDocument, number: number, mayBeScan: boolean): Promise<ReadPage> {
  try {
    const page = await pdf.getPage(number);
    const text = await readPdfPage(page, number);
    const hasText = lettersOf(text) >= fewestLetters;
    const image = hasText ? undefined : await imageOfPage(page, mayBeScan);
    page.cleanup();
    return image === undefined ? { text } : { image };
  } catch {
    return { image: 'unread' };
  }
}

function readingOf(pages: DocumentPage[], unread: number[], total: number): ContentReading {
  const { recipes, notUnderstood } = recipesOfDocument(linesOfPages(pages));
  if (recipes.length === 0) {
    const isRead = pages.some((page) => lettersOf(page) > 0);
    return { problem: isRead ? noRecipe : unread.length > 0 ? notReadable : noText };
  }
  const left = [
    ...notUnderstood,
    ...unread.map((page) => ({ path: `page ${page}`, sample: 'a page that we could not read' })),
    ...(total > mostPages
      ? [
          {
            path: `page ${mostPages + 1}`,
            sample: say('{count, plural, one {# more page} other {# more pages}}', {
              count: total - mostPages,
            }),
          },
        ]
      : []),
  ];
  return {
    recipes: recipes.map((read) => ({ format: 'PDF', read })),
    total: recipes.length,
    leftOver: () => left,
  };
}

const lettersOf = ({ words }: DocumentPage): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);

const noText = say('There is no text in this PDF.');
const notReadable = say(
  'We could not read the pages of this PDF. Photograph them, and import the recipe from the photos.',
);
const noRecipe = say('We found no recipe in this PDF.');
