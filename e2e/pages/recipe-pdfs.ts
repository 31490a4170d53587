/** PDFs of recipes: one that a browser prints, and one that only a password opens. */
import { readFile } from 'node:fs/promises';
import { openPage } from '../setup/browser';

/** A recipe's page, printed to a PDF by the browser. */
export async function printedPdf(html: string): Promise<Buffer> {
  const page = await openPage();
  await page.setContent(html);
  return page.pdf({ format: 'A4' });
}

export function lockedPdf(): Promise<Buffer> {
  const path = '../../packages/server/src/features/book/recipe-files/fixtures/locked.pdf';
  return readFile(new URL(path, import.meta.url));
}
