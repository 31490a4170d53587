/**
 * A recipe draft from pasted text: the way in when a site lets nobody read it, and for mails and notes.
 *
 * - The first line that is no heading and no fact ("Serves 4") is the title.
 * - Headings ("Ingredients", "Zubereitung") divide the rest. Without them, the lines that say how much
 *   are the ingredients and the sentences after them the steps.
 * - What stands between title and ingredients describes the dish; what stands under any other heading
 *   ("Notes", "Storage") is kept in the notes: nothing pasted is lost but headings and blank lines.
 * - Numbered steps go on until the next number; paragraphs broken into short lines are joined.
 * - A text without ingredients and without steps is no recipe.
 */
import { headingText } from '../ingredients/headed-lines';
import type { RecipeDraft } from '../recipes/draft';
import { cleanLines } from './clean-text';
import { ingredientLinesFrom } from './ingredient-lines';
import { isLabelledFact, labelledFacts } from './labelled-facts';
import { isSentence, saysHowMuch } from './line-shape';
import { understoodLines } from './recipe-from-schema-org';
import { stepsFromLines } from './steps';
import { textHeading } from './text-heading';

/**
 * @example
 * recipeFromPlainText('Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.')
 * // { title: 'Toast', ingredientLines: ['2 slices bread'], steps: [{ text: 'Toast the bread.' }], … }
 */
export function recipeFromPlainText(text: string): RecipeDraft | undefined {
  const paragraphs = paragraphsOf(text);
  const [title = '', ...rest] = titleFirst(paragraphs);
  const parts = dividedByHeadings(rest) ?? dividedByShape(rest);
  const steps = stepsFromLines(parts.method.flatMap(joinedLines));
  const lines = ingredientLinesFrom(parts.ingredients.flatMap(withColonOnHeading));
  if (lines.length === 0 && steps.length === 0) return undefined;
  const { facts, words: description } = sorted(parts.before.flat());
  return {
    title: title === '' ? '' : (title[0] ?? ''),
    ...labelledFacts([...facts, ...parts.ingredients.flat().filter(isLabelledFact)]),
    description: description.join('\n') || undefined,
    notes: parts.other.map((paragraph) => paragraph.join('\n')).join('\n\n') || undefined,
    tags: [],
    ...understoodLines(lines.filter((line) => !isLabelledFact(line.text))),
    steps,
  };
}

/** Lines that stand together, without blank lines between. */
type Paragraph = string[];

interface Parts {
  before: Paragraph[];
  ingredients: Paragraph[];
  method: Paragraph[];
  other: Paragraph[];
}

function paragraphsOf(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map(cleanLines)
    .filter((lines) => lines.length > 0);
}

/** The title as a paragraph of its own in front; `['']` when the text begins with a heading. */
function titleFirst(paragraphs: readonly Paragraph[]): [Paragraph | '', ...Paragraph[]] {
  const [[first, ...others] = [], ...rest] = paragraphs;
  if (first === undefined) return [''];
  const isTitle = textHeading(first) === undefined && !isLabelledFact(first) && !saysHowMuch(first);
  if (!isTitle) return ['', ...paragraphs];
  return [[headingText(first)], ...(others.length > 0 ? [others] : []), ...rest];
}

function dividedByHeadings(paragraphs: readonly Paragraph[]): Parts | undefined {
  const parts: Parts = { before: [], ingredients: [], method: [], other: [] };
  let part: keyof Parts = 'before';
  for (const paragraph of paragraphs) {
    let current: Paragraph = [];
    parts[part].push(current);
    for (const line of paragraph) {
      const kind = textHeading(line);
      if (kind === undefined) {
        current.push(line);
        continue;
      }
      part = kind;
      // A note without its heading would be a riddle.
      current = kind === 'other' ? [line] : [];
      parts[part].push(current);
    }
  }
  for (const name of Object.keys(parts) as (keyof Parts)[]) {
    parts[name] = parts[name].filter((paragraph) => paragraph.length > 0);
  }
  if (parts.ingredients.length === 0) return undefined;
  return parts.method.length > 0 ? parts : withSentencesAsMethod(parts);
}

/** Below the ingredients, a paragraph of sentences begins the method. */
function withSentencesAsMethod(parts: Parts): Parts {
  const at = parts.ingredients.findIndex((paragraph) => paragraph.every(isSentence));
  if (at <= 0) return parts;
  const { ingredients } = parts;
  return { ...parts, ingredients: ingredients.slice(0, at), method: ingredients.slice(at) };
}

function dividedByShape(paragraphs: readonly Paragraph[]): Parts {
  const first = paragraphs.findIndex((lines) => lines.some(isIngredient));
  const last = paragraphs.findLastIndex((lines) => lines.some(isIngredient));
  if (first === -1) return { before: [], ingredients: [], method: [...paragraphs], other: [] };
  const [above, below] = cutAt(paragraphs[first] ?? [], (lines) => lines.findIndex(isIngredient));
  const list = first === last ? [below] : [below, ...paragraphs.slice(first + 1, last + 1)];
  const [end, steps] = cutAt(list.at(-1) ?? [], firstStep);
  return {
    before: [...paragraphs.slice(0, first), above],
    ingredients: [...list.slice(0, -1), end],
    method: [steps, ...paragraphs.slice(last + 1)],
    other: [],
  };
}

function isIngredient(line: string): boolean {
  return saysHowMuch(line) && !isSentence(line) && !isLabelledFact(line);
}

/** The first line below the last ingredient that ends like a sentence. */
function firstStep(lines: Paragraph): number {
  const last = lines.findLastIndex(isIngredient);
  return lines.findIndex((line, index) => index > last && (isSentence(line) || /[.!]$/.test(line)));
}

function cutAt(lines: Paragraph, find: (lines: Paragraph) => number): [Paragraph, Paragraph] {
  const at = find(lines);
  return at === -1 ? [lines, []] : [lines.slice(0, at), lines.slice(at)];
}

function sorted(lines: readonly string[]): { facts: string[]; words: string[] } {
  return {
    facts: lines.filter(isLabelledFact),
    words: lines.filter((line) => !isLabelledFact(line)),
  };
}

/** "Sauce" over lines that all say how much is a heading, though it has no colon. */
function withColonOnHeading(paragraph: Paragraph): Paragraph {
  const [first = '', ...others] = paragraph;
  const isHeading = others.length > 1 && !saysHowMuch(first) && others.every(saysHowMuch);
  return isHeading && !/[,:]/.test(first) ? [`${first}:`, ...others] : paragraph;
}

/** Numbered lines keep their parts; a paragraph whose lines do not end like sentences is one step. */
function joinedLines(paragraph: Paragraph): Paragraph {
  const isNumbered = paragraph.some((line) => numbered.test(line));
  const isWrapped = paragraph.slice(0, -1).some((line) => !/[.!?:…)]$/.test(line));
  if (!isNumbered && !isWrapped) return paragraph;
  return paragraph.reduce<string[]>((steps, line) => {
    const isNew = steps.length === 0 || (isNumbered && numbered.test(line));
    return isNew ? [...steps, line] : [...steps.slice(0, -1), `${steps.at(-1)} ${line}`];
  }, []);
}

const numbered =
  /^(?:\d{1,2}\s*[.):]|[•●▪*–-]\s|(?:step|schritt|étape|paso|passo|stap|steg|krok)\s*\d)/iu;
