/** A kept page as plain text, a line for each block: the only form in which it leaves the house. */
import { blocksOf } from './layout/blocks';
import { parseTree } from './page-tree';

/** Nobody reads on. */
const longestText = 200_000;

export function textOfPage(html: string): string {
  const lines = blocksOf(parseTree(html)).all.map(({ text }) => text);
  return lines.join('\n').slice(0, longestText);
}
