/** A stored page as plain text, one line per block. Stored pages leave the server in no other form. */
import { blocksOf } from './layout/blocks';
import { parseTree } from './document/page-tree';

/** The most that is shown. */
const longestText = 200_000;

export function textOfPage(html: string): string {
  const lines = blocksOf(parseTree(html)).all.map(({ text }) => text);
  return lines.join('\n').slice(0, longestText);
}
