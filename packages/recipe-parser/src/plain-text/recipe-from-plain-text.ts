/**
 * A recipe draft from pasted text: for sites that block importing, and for emails and notes.
 *
 * - The first line that is no heading and no fact ("Serves 4") is the title.
 * - The rest is divided by its headings and the shape of its lines (text-parts.ts).
 * - What is between title and ingredients describes the dish; what is under any other heading
 *   ("Notes", "Storage") goes to the notes: only headings and blank lines are dropped.
 * - Numbered steps go on until the next number; paragraphs broken into short lines are joined.
 * - A text without ingredients and without steps is no recipe.
 */
import { withoutBullet } from '../text/lines/bullets';
import { headingText } from '../text/headings/heading-lines';
import type { RecipeDraft } from '../recipe/draft';
import { cleanLines } from '../characters/clean-text';
import { ingredientLinesFrom } from '../schema-org/ingredient-lines';
import { isLabelledFact, labelledFacts } from '../text/fields/labelled-facts';
import { statesAmount } from '../text/lines/line-shape';
import { understoodLines } from '../schema-org/recipe-from-schema-org';
import { stepsFromLines } from '../schema-org/steps';
import { textHeading } from '../text/headings/text-heading';
import { dividedText } from './text-parts';
import type { Paragraph } from './text-parts';

/**
 * @example
 * recipeFromPlainText('Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.')
 * // { title: 'Toast', ingredientLines: ['2 slices bread'], steps: [{ text: 'Toast the bread.' }], … }
 */
export function recipeFromPlainText(text: string): RecipeDraft | undefined {
  const paragraphs = paragraphsOf(text);
  const [title = '', ...rest] = titleFirst(paragraphs);
  const parts = dividedText(rest);
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
  const isTitle =
    textHeading(first) === undefined && !isLabelledFact(first) && !statesAmount(first);
  if (!isTitle) return ['', ...paragraphs];
  return [[headingText(first)], ...(others.length > 0 ? [others] : []), ...rest];
}

function sorted(lines: readonly string[]): { facts: string[]; words: string[] } {
  return {
    facts: lines.filter(isLabelledFact),
    words: lines.filter((line) => !isLabelledFact(line)),
  };
}

/** "Sauce" over lines that all state an amount is a heading, though it has no colon. */
function withColonOnHeading(paragraph: Paragraph): Paragraph {
  const [first = '', ...others] = paragraph;
  const isHeading = others.length > 1 && !statesAmount(first) && others.every(statesAmount);
  return isHeading && !/[,:]/.test(first) ? [`${first}:`, ...others] : paragraph;
}

/**
 * Numbered lines are not split. A paragraph whose lines do not end like sentences is one step, but
 * where no line does and each begins with a capital, each is a step.
 */
function joinedLines(paragraph: Paragraph): Paragraph {
  const isNumbered = paragraph.some(isNumberedLine);
  if (!isNumbered && paragraph.every(isBareStep)) return paragraph;
  const isWrapped = paragraph.slice(0, -1).some((line) => !/[.!?:…)]$/.test(line));
  if (!isNumbered && !isWrapped) return paragraph;
  const steps: string[][] = [];
  for (const line of paragraph) {
    const isNew = steps.length === 0 || (isNumbered && isNumberedLine(line));
    if (isNew) steps.push([line]);
    else steps.at(-1)?.push(line);
  }
  return steps.map((lines) => lines.join(' '));
}

function isBareStep(line: string): boolean {
  return /^\P{Ll}/u.test(line) && !/[.!?:;,…)]$/.test(line);
}

function isNumberedLine(line: string): boolean {
  return counted.test(line) || withoutBullet(line) !== line;
}

const counted = /^(?:\d{1,2}\s*[.):]|(?:step|schritt|étape|paso|passo|stap|steg|krok)\s*\d)/iu;
