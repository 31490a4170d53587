/** What a page is on paper. */
import type { Page } from 'playwright-core';

/** @returns the number of A4 pages, with the margins that browsers print with */
export async function countPrintedPages(page: Page, { landscape = false } = {}): Promise<number> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const pdf = await page.pdf({ format: 'A4', landscape, margin });
  // Chromium writes the dictionary of each page as plain text.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
