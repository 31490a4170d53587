/**
 * The lines of a document that a word processor wrote, as HTML: headings are larger than text, and a paragraph that is
 * bold throughout is a little larger.
 */
import { blocksOf, type Block } from '../page/layout/blocks';
import { parseTree } from '../page/document/page-tree';
import { statesAmount } from '../text/lines/line-shape';
import type { DocumentLine } from './document-line';

export function linesOfHtml(html: string): DocumentLine[] {
  const counts = new Map<Block['element'] | undefined, number>();
  let last: Block | undefined;
  return blocksOf(parseTree(html.replace(onlyParagraph, '<$1>$2</$1>'))).all.map((block) => {
    const line = {
      text: `${numberOf(block, counts)}${block.text}`,
      size: sizeOf(block),
      // Items of a list and rows of a table belong together, and so do lines of one paragraph.
      startsParagraph: last === undefined || !isTogether(last, block),
    };
    last = block;
    return line;
  });
}

/** Lists of steps are counted: a step has its number also where it is divided. */
function numberOf({ element }: Block, counts: Map<Block['element'] | undefined, number>): string {
  const list = element.parent;
  if (element.tag !== 'li' || list?.tag !== 'ol') return '';
  const count = (counts.get(list) ?? 0) + 1;
  counts.set(list, count);
  return `${count}. `;
}

const headingSizes = [10, 22, 18, 15, 13, 12, 11.5];
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
