/**
 * A Markdown file with several recipes, as a document: its headings are larger than text, and the level that begins most
 * recipes is that of titles.
 */
import type { DocumentLine } from './document-line';
import { headingSizes } from './lines-of-html';
import { type DocumentReading, recipesOfDocument } from './recipes-of-document';

/**
 * @returns undefined for a text that is no Markdown, or has at most one recipe
 * @example recipesOfMarkdown('# Toast\n…\n# Porridge\n…')?.recipes.length // 2
 */
export function recipesOfMarkdown(text: string): DocumentReading | undefined {
  if ((text.match(headings)?.length ?? 0) < 2) return undefined;
  const reading = recipesOfDocument(linesOfMarkdown(text));
  return reading.recipes.length > 1 ? reading : undefined;
}

function linesOfMarkdown(text: string): DocumentLine[] {
  let startsParagraph = true;
  return text.split(/\r?\n/).flatMap((line) => {
    const marks = headingMarks.exec(line)?.[1] ?? '';
    const read = {
      text: line.slice(marks.length).trim(),
      size: headingSizes[marks.length]!,
      startsParagraph: startsParagraph || marks !== '',
    };
    startsParagraph = read.text === '' || marks !== '';
    return read.text === '' ? [] : [read];
  });
}

const headings = /^#{1,6}[ \t]+\S/gm;
const headingMarks = /^(#{1,6})[ \t]/;
