/**
 * Cooklang: a recipe as text, its ingredients marked in the steps.
 *
 * - Metadata is in YAML front matter or on lines that begin with `>>`. Comments (`--`, `[- -]`), the
 *   names of timers and the amounts of cookware have no place here and are left over.
 * - Blank lines divide the steps; `= Sauce =` begins a section; paragraphs that begin with `>` are notes.
 * - `@name{amount%unit}(note)` is an ingredient, `#name{}` equipment, `~name{25%minutes}` a timer: the
 *   step contains the readable text. One word needs no braces. A backslash escapes a mark.
 * - `@./Pesto{1%cup}` stands for the recipe in the file Pesto.cook.
 * - An ingredient repeated without an amount is the same one. A paragraph of nothing but ingredients
 *   is a list, no step.
 * - Without a title in the metadata the file's name is the title: that is Cooklang's own rule.
 *
 * Source: https://cooklang.org/docs/spec/
 */
import type { Ingredient } from '../../recipe/ingredient';
import { trimmedEnd } from '../../characters/text-end';
import type { Step } from '../../recipe/recipe';
import { fieldsOf } from '../fields/fields';
import type { RecipeInFile } from '../fields/recipe-in-file';
import { parseFrontMatter, scalarFrom, splitFrontMatter } from '../front-matter/front-matter';
import { recipeFromMetadata } from '../front-matter/metadata';
import { linkKey } from '../recipe/recipe-links';
import { takeComments } from './comments';
import { type MarkedIngredient, readMarks } from './marks';

/**
 * @param fileName without its folder and ending
 * @example
 * readCooklang('Toast @bread{2%slices}.', 'Toast').draft.ingredients
 * // [{ name: 'bread', amount: '2', unit: 'slices' }]
 */
export function readCooklang(text: string, fileName: string): RecipeInFile {
  const { head, body } = splitFrontMatter(text);
  const { text: plain, comments } = takeComments(body);
  const recipe = new CooklangReader({ ...parseFrontMatter(head) });
  for (const paragraph of paragraphsOf(plain)) recipe.readParagraph(paragraph);
  const { metadata, timers, cookware, otherAmounts, equipment, ingredients, steps, notes } = recipe;
  const fields = fieldsOf(metadata);
  const left = { comments, timers, cookware, 'amounts for other serves': otherAmounts };
  for (const [path, texts] of Object.entries(left)) {
    if (texts.length > 0) fields.leave(path, texts.join(' '));
  }
  const lines = ingredients.map(({ file: _file, ...line }) => line);
  return {
    ...recipeFromMetadata(fields, { fileName, ingredients: lines, steps, notes, equipment }),
    key: linkKey(fileName),
    lineKeys: ingredients.map(({ file }) => file && linkKey(file)),
  };
}

class CooklangReader {
  readonly ingredients: MarkedIngredient[] = [];
  readonly steps: Step[] = [];
  readonly notes: string[] = [];
  readonly timers: string[] = [];
  readonly cookware: string[] = [];
  readonly equipment: string[] = [];
  readonly otherAmounts: string[] = [];
  /** What the lines below a line of metadata are. */
  private mode = 'all';
  private section: string | undefined;
  private readonly named = new Set<string>();

  constructor(readonly metadata: Record<string, unknown>) {}

  readParagraph(lines: readonly string[]): void {
    if (lines.every((line) => /^>(?!>)/.test(line))) return this.readNote(lines);
    let step: string[] = [];
    for (const line of lines) {
      const [, key, value] = /^>>([^:]{1,80}):(.*)$/.exec(line) ?? [];
      if (key?.trim()) this.readMetadata(key.trim().toLowerCase(), value?.trim() ?? '');
      else if (line.startsWith('=')) {
        this.readStep(step);
        step = [];
        this.startSection(line);
      } else step.push(line);
    }
    this.readStep(step);
  }

  /** Keys in brackets tell a program how to read what follows. */
  private readMetadata(key: string, value: string): void {
    if (/^\[(?:mode|define)\]$/.test(key)) this.mode = value.toLowerCase();
    else if (!/^\[.*\]$/.test(key)) this.metadata[key] = scalarFrom(value);
  }

  private readNote(lines: readonly string[]): void {
    const text = lines.map((line) => line.replace(/^>\s?/, '')).join('\n');
    this.notes.push(readMarks(text, true).text);
  }

  private startSection(line: string): void {
    const heading = trimmedEnd(line.replace(/^=+/, ''), /=/).trim();
    this.section = heading === '' ? undefined : readMarks(heading).text;
  }

  private readStep(lines: readonly string[]): void {
    const read = readMarks(lines.join('\n'));
    const { section } = this;
    this.timers.push(...read.timers);
    this.cookware.push(...read.cookware);
    this.equipment.push(...read.equipment);
    this.otherAmounts.push(...read.otherAmounts);
    if (this.mode === 'text') {
      if (read.text !== '') this.notes.push(read.text);
      return;
    }
    for (const found of read.ingredients) {
      if (!read.isOnlyIngredients && isAgain(found, this.named, section)) continue;
      this.ingredients.push({ ...found, section });
      this.named.add(nameKey(found, section));
    }
    const isList = read.isOnlyIngredients || /^(?:ingredients|components)$/.test(this.mode);
    if (read.text !== '' && !isList) this.steps.push({ text: read.text, section });
  }
}

function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

function isAgain(
  found: Ingredient,
  named: ReadonlySet<string>,
  section: string | undefined,
): boolean {
  const { amount, note } = found;
  return amount === '' && note === undefined && named.has(nameKey(found, section));
}

function nameKey({ name }: Ingredient, section = ''): string {
  return `${section}\n${name.toLowerCase()}`;
}
