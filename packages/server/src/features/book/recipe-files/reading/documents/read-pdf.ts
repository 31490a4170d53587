/**
 * The recipes of a PDF, and the pictures of its scanned pages.
 *
 * - Reading says how far it is every few pages: a long book takes longer than a process may be silent.
 * - Pages without text are scans. Their pictures are read by the reader of photos, in a process of its own, when
 *   the rest of the file has been read.
 */
import {
  linesOfPages,
  recipesOfDocument,
  type DocumentPage,
} from '@saltbush/recipe-parser/document';
import type { ContentReading } from '../file-events';
import { mostPages, openPdf, readPdfPage, type PdfDocument } from './pdf-text';
import { pictureOfPage } from './scanned-page';

export type PdfStep =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'scan'; page: number; picture: Uint8Array }
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
    const page = await pdf.getPage(number);
    const read = await readPdfPage(page, number);
    if (lettersOf(read) >= fewestLetters) pages.push(read);
    else {
      const picture = scans < mostScans ? await pictureOfPage(page) : undefined;
      if (picture) yield { kind: 'scan', page: number, picture };
      else if (lettersOf(read) > 0 || scans >= mostScans) unread.push(number);
      scans += picture ? 1 : 0;
    }
    page.cleanup();
  }
  const isAllScanned = pages.length === 0 && scans > 0;
  if (!isAllScanned) yield { kind: 'recipes', reading: readingOf(pages, unread, pdf.numPages) };
}

function readingOf(pages: DocumentPage[], unread: number[], total: number): ContentReading {
  const { recipes, notUnderstood } = recipesOfDocument(linesOfPages(pages));
  if (recipes.length === 0) return { problem: pages.length === 0 ? noText : noRecipe };
  const left = [
    ...notUnderstood,
    ...unread.map((page) => ({ path: `page ${page}`, sample: 'a page without text' })),
    ...(total > mostPages
      ? [{ path: `page ${mostPages + 1}`, sample: `${total - mostPages} more pages` }]
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

const noText = 'We found no text and no readable scan in this PDF.';
const noRecipe = 'We found no recipe in this PDF.';
