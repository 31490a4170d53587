/**
 * Cooklang: a recipe as text, its ingredients marked in the steps.
 *
 * - Metadata stand in YAML front matter or on lines that begin with `>>`; comments (`--`, `[- -]`) go.
 * - Blank lines divide the steps; `= Sauce =` begins a section; paragraphs that begin with `>` are notes.
 * - `@name{amount%unit}(note)` is an ingredient, `#name{}` cookware, `~name{25%minutes}` a timer: in the
 *   step stays what a cook would read. One word needs no braces. A backslash takes a mark its meaning.
 * - An ingredient said again without an amount is the same one. A paragraph of nothing but ingredients
 *   is a list, no step.
 * - Without a title in the metadata the file's name is the title: that is Cooklang's own rule.
 *
 * Source: https://cooklang.org/docs/spec/
 */
import type { Ingredient } from '../../ingredients/ingredient';
import type { Step } from '../../recipes/recipe';
import { fieldsOf } from '../fields';
import type { RecipeInFile } from '../recipe-in-file';
import { parseFrontMatter } from './front-matter';
import { readMarks } from './marks';
import { recipeFromMetadata } from './metadata';

/** Whether a text is Cooklang: it marks an ingredient, or has its metadata. */
export function isCooklang(text: string): boolean {
  const head = text.slice(0, 200_000);
  return (
    /^>>\s*[^:\n]{1,80}:/m.test(head) ||
    /^---\s*\n/.test(head) ||
    /(?:^|[\s(])@[^\s@{}]{0,60}(?: [^\s@{}]{1,60}){0,8}\{[^}\n]{0,100}\}/.test(head)
  );
}

/**
 * @param fileName without its folder and ending
 * @example
 * readCooklang('Toast @bread{2%slices}.', 'Toast').draft.ingredients
 * // [{ name: 'bread', amount: '2', unit: 'slices' }]
 */
export function readCooklang(text: string, fileName: string): RecipeInFile {
  const { head, body } = divided(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  const metadata = { ...parseFrontMatter(head) };
  const ingredients: Ingredient[] = [];
  const steps: Step[] = [];
  const notes: string[] = [];
  let section: string | undefined;
  for (const paragraph of paragraphsOf(withoutComments(body))) {
    const rest: string[] = [];
    const finish = () => {
      const read = readMarks(rest.join('\n'));
      for (const found of read.ingredients) {
        if (read.isOnlyIngredients || !isAgain(found, ingredients, section)) {
          ingredients.push({ ...found, section });
        }
      }
      if (read.text !== '' && !read.isOnlyIngredients) steps.push({ text: read.text, section });
      rest.length = 0;
    };
    if (paragraph.every((line) => /^>(?!>)/.test(line))) {
      notes.push(
        readMarks(paragraph.map((line) => line.replace(/^>\s?/, '')).join('\n'), true).text,
      );
      continue;
    }
    for (const line of paragraph) {
      const [, key, value] = /^>>\s*([^:]{1,80}?)\s*:\s*(.*)$/.exec(line) ?? [];
      const heading = /^=+\s*(.*?)\s*=*$/.exec(line);
      if (key !== undefined) metadata[key.toLowerCase()] = value;
      else if (heading) {
        finish();
        section = heading[1] === '' ? undefined : readMarks(heading[1] ?? '').text;
      } else rest.push(line);
    }
    finish();
  }
  return recipeFromMetadata(fieldsOf(metadata), { fileName, ingredients, steps, notes });
}

function divided(text: string): { head: string; body: string } {
  if (!/^---[ \t]*\n/.test(text)) return { head: '', body: text };
  const start = text.indexOf('\n') + 1;
  const end = /^---[ \t]*$/m.exec(text.slice(start));
  if (end === null) return { head: '', body: text };
  return {
    head: text.slice(start, start + end.index),
    body: text.slice(start + end.index + end[0].length),
  };
}

function withoutComments(text: string): string {
  let plain = '';
  let from = 0;
  for (let open = text.indexOf('[-'); open !== -1; open = text.indexOf('[-', from)) {
    const close = text.indexOf('-]', open + 2);
    const isEscaped = text[open - 1] === '\\';
    if (close === -1 && !isEscaped) break;
    plain += text.slice(from, isEscaped ? open + 2 : open);
    from = isEscaped ? open + 2 : close + 2;
  }
  return (plain + text.slice(from)).replace(/(?<!\\)--[^\n]*$/gm, '');
}

function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

function isAgain(
  { name, amount, note }: Ingredient,
  ingredients: readonly Ingredient[],
  section: string | undefined,
): boolean {
  if (amount !== '' || note !== undefined) return false;
  return ingredients.some(
    (known) => known.name.toLowerCase() === name.toLowerCase() && known.section === section,
  );
}
