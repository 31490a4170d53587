/**
 * The lines of a document that a word processor wrote, as HTML: headings are larger than text, and a paragraph that is
 * bold throughout is a little larger. An image is at its line; one in a paragraph of its own is at the line above, and at the
 * first line where there is none above.
 */
import { blocksOf, type Block } from '../page/layout/blocks';
import { parseTree } from '../page/document/page-tree';
import { statesAmount } from '../text/lines/line-shape';
import type { DocumentLine } from './document-line';

export function linesOfHtml(html: string): DocumentLine[] {
  const counts = new Map<Block['element'] | undefined, number>();
  const { signed, sources } = signImages(html);
  const lines: (DocumentLine & { images: string[] })[] = [];
  const above: string[] = [];
  let last: Block | undefined;
  for (const block of blocksOf(parseTree(signed.replace(onlyParagraph, '<$1>$2</$1>'))).all) {
    const text = block.text.replace(imageSign, ' ').trim();
    const images = imagesIn(block.text, sources);
    if (text === '') (lines.at(-1)?.images ?? above).push(...images);
    else {
      lines.push({
        text: `${numberOf(block, counts)}${text}`,
        size: sizeOf(block),
        // Items of a list and rows of a table belong together, and so do lines of one paragraph.
        startsParagraph: last === undefined || !isTogether(last, block),
        images: [...above.splice(0), ...images],
      });
      last = block;
    }
  }
  return lines;
}

/** Images as signs in the text, which no text has; the number in a sign is a place in `sources`. */
function signImages(html: string): { signed: string; sources: string[] } {
  const sources: string[] = [];
  const signed = html.replace(ourSigns, '').replace(imageTag, (_tag, source: string) => {
    if (sources.length >= mostImages) return '';
    return `\ue600${sources.push(source) - 1}\ue601`;
  });
  return { signed, sources };
}

const ourSigns = /[\ue600\ue601]/g;
const imageSign = /\ue600(\d{1,4})\ue601/g;
const imageTag = /<img\b[^<>]{0,2000}?\ssrc="([^"<>]{1,300})"[^<>]{0,2000}>/g;
const mostImages = 2_000;

const imagesIn = (text: string, sources: readonly string[]): string[] =>
  [...text.matchAll(imageSign)].flatMap(([, at]) => sources[Number(at)] ?? []);

/** Lists of steps are counted: a step has its number also where it is divided. */
function numberOf({ element }: Block, counts: Map<Block['element'] | undefined, number>): string {
  const list = element.parent;
  if (element.tag !== 'li' || list?.tag !== 'ol') return '';
  const count = (counts.get(list) ?? 0) + 1;
  counts.set(list, count);
  return `${count}. `;
}

/** By the level of a heading; the first is that of text. */
export const headingSizes = [10, 22, 18, 15, 13, 12, 11.5];
const boldSize = 11.3;

function sizeOf({ level, isBold }: Block): number {
  if (level > 0) return headingSizes[level]!;
  return isBold ? boldSize : headingSizes[0]!;
}

/** Word processors make each ingredient a paragraph, too. */
function isTogether(above: Block, below: Block): boolean {
  if (above.element === below.element) return true;
  const { tag, parent } = below.element;
  if (above.element.tag !== tag || above.element.parent !== parent) return false;
  return tag === 'li' || tag === 'tr' || (tag === 'p' && statesAmount(below.text));
}

/** Of a cell: then its row is one line. */
const onlyParagraph =
  /<(t[dh])(?:\s[^<>]*)?><p>((?:[^<]|<(?!\/?(?:p|table|t[dhr]|[uo]l)\b))*)<\/p><\/\1>/g;
