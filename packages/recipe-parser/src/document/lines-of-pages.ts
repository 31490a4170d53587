/**
 * The pages of a document as lines: read like a photographed page, without its heads and feet, and with lines whole that a
 * page or a column broke.
 */
import { joinedText } from '../photo/logical-lines';
import { corrected, linesInOrder } from '../photo/page-text';
import type { PhotoWord } from '../photo/photo-page';
import { textRuns } from '../photo/text-runs';
import { statesAmount } from '../text/lines/line-shape';
import type { DocumentLine } from './document-line';
import { withoutPageEdges } from './page-edges';

export interface DocumentPage {
  /** From 1. */
  number: number;
  words: PhotoWord[];
  /** Its text was recognised on an image, with the mistakes that this makes. */
  isRecognised: boolean;
}

export function linesOfPages(pages: readonly DocumentPage[]): DocumentLine[] {
  const runs = withoutPageEdges(pages.map(({ words }) => textRuns(words)));
  const lines: DocumentLine[] = [];
  for (const [at, { number: page, isRecognised }] of pages.entries()) {
    const found = linesInOrder(runs[at]!);
    for (const { text, size, startsParagraph } of isRecognised ? found.map(corrected) : found) {
      const last = lines.at(-1);
      if (last && isCut(last, { text, size }, startsParagraph))
        last.text = joinedText(last.text, text);
      else lines.push({ text, size, startsParagraph, page });
    }
  }
  return lines.filter(({ text }) => !leadsToPage.test(text));
}

/** A sentence that goes on in the next column or on the next page, which always begin a paragraph there. */
function isCut(
  above: DocumentLine,
  below: Pick<DocumentLine, 'text' | 'size'>,
  startsParagraph: boolean,
): boolean {
  const isAlike = Math.abs(above.size - below.size) < above.size * 0.1;
  const goesOn = /^\p{Ll}/u.test(below.text) && !/[.!?:;)]$/.test(above.text);
  const isLong = above.text.length >= fewestLetters || /\p{Ll}-$/u.test(above.text);
  return startsParagraph && isAlike && goesOn && isLong && !statesAmount(above.text);
}

const fewestLetters = 40;

/** "Pumpkin soup ........ 12" of a list of contents. */
const leadsToPage = /\p{L}.*(?:[.…·_]\s?){3,}\s*\d{1,4}$/u;
