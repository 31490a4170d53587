/** The text of a recipe that is printed, photographed and read: what should come out is what went in. */

export interface PrintedRecipe {
  title: string;
  /** "Serves 4" */
  serves: string;
  parts: { heading: string | undefined; lines: string[] }[];
  steps: string[];
}

/** Recipes as a text: "# Title", how many it serves, lines (headings with "##"), "---", steps. */
export function recipesOf(text: string): PrintedRecipe[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', method = ''] = block.split('---\n');
      const [title = '', serves = '', ...lines] = linesOf(head);
      return { title, serves, parts: partsOf(lines), steps: linesOf(method) };
    });
}

export const ingredientLinesOf = ({ parts }: PrintedRecipe): string[] =>
  parts.flatMap(({ lines }) => lines);

function partsOf(lines: readonly string[]): PrintedRecipe['parts'] {
  const parts: PrintedRecipe['parts'] = [];
  for (const line of lines) {
    if (line.startsWith('## ')) parts.push({ heading: line.slice(3), lines: [] });
    else if (parts.length === 0) parts.push({ heading: undefined, lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
