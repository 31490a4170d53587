/**
 * A whole list that was written into one line: "500 g flour, 2 eggs, 100 ml milk, salt", "For the dough: 400 g rye;
 * 200 g lard, diced; salt".
 *
 * It is divided at what stands between its parts, the strongest sign first: a semicolon or a dot in the middle divides
 * lines that have commas of their own.
 */
import { isHeadingLine } from './heading-lines';
import { shareWithAmount } from '../lines/line-shape';

/** Fewer parts are a line with its remark. */
const fewestParts = 3;
/** This share of the parts states an amount. */
const mostOfList = 0.6;
const separators = [/\s*;\s+/, /\s+[•·|]\s+/, /,\s+/];
/** Longer texts are prose. */
const longestList = 3_000;

/**
 * The parts of a list, those that its heading is over first with the heading; the line alone where it is none.
 *
 * @example dividedList('Dough: 2 eggs; 1 l milk; salt') // ['Dough:', '2 eggs', '1 l milk', 'salt']
 */
export function dividedList(line: string): readonly string[] {
  if (line.length > longestList) return [line];
  const { heading, rest } = withoutHeading(line);
  for (const separator of separators) {
    const parts = rest.split(separator).filter((part) => part !== '');
    if (parts.length >= fewestParts && shareWithAmount(parts) >= mostOfList)
      return [...heading, ...parts.map((part, at) => withoutStop(part, at === parts.length - 1))];
  }
  return [line];
}

function withoutHeading(line: string): { heading: string[]; rest: string } {
  const [, heading = '', rest = ''] = /^([^:：;,]{2,60}[:：])\s*(.+)$/su.exec(line) ?? [];
  return isHeadingLine(heading) ? { heading: [heading], rest } : { heading: [], rest: line };
}

/** The last part ends the sentence that the list is. */
function withoutStop(part: string, isLast: boolean): string {
  return isLast ? part.replace(/(?<=\p{L}{3})\.$/u, '') : part;
}
