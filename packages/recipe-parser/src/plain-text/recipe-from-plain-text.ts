/**
 * A recipe draft from pasted text: for sites that block importing, and for emails and notes.
 *
 * - The first line that is no heading and no fact ("Serves 4") is the title.
 * - The rest is divided by its headings and the shape of its lines (text-parts.ts).
 * - What is between title and ingredients describes the dish; what is under any other heading
 *   ("Notes", "Storage") goes to the notes: only headings and blank lines are dropped.
 * - Numbered steps go on until the next number; paragraphs broken into short lines are joined.
 * - One that ends in "… more" is only the beginning, which the draft says.
 * - Bold, italics and links that are written as Markdown stay in description, notes and steps.
 * - A text without ingredients and without steps is no recipe.
 */
import { withoutBullet } from '../text/lines/bullets';
import type { RecipeDraft } from '../recipe/draft';
import { ingredientLinesFrom } from '../schema-org/ingredient-lines';
import { isLabelledFact, labelledFacts } from '../text/fields/labelled-facts';
import { statesAmount } from '../text/lines/line-shape';
import { isCountInPost, isJokeIngredient } from '../text/lines/post-remarks';
import { understoodLines } from '../schema-org/recipe-from-schema-org';
import { withoutCounting } from '../schema-org/step-numbers';
import { splitNumbered, stepsFromLines } from '../schema-org/steps';
import { withMarks } from '../text/marks/with-marks';
import { withoutCutMark } from './cut-mark';
import { withoutClosing } from './closing-lines';
import { paragraphsOf } from './pasted-paragraphs';
import { isHeadOfList } from './line-kinds';
import { withTitle } from './title-of-text';
import { dividedText } from './text-parts';
import type { Paragraph } from './text-parts';

/**
 * @example
 * recipeFromPlainText('Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.')
 * // { title: 'Toast', ingredientLines: ['2 slices bread'], steps: [{ text: 'Toast the bread.' }], … }
 */
export function recipeFromPlainText(pasted: string): RecipeDraft | undefined {
  const { text, isCutShort } = withoutCutMark(pasted);
  const { title, rest } = withTitle(paragraphsOf(text));
  const parts = dividedText(rest);
  const [method, closing] = withoutClosing(parts.method);
  const steps = stepsFromLines(method.flatMap(joinedLines).flatMap(splitNumbered));
  const listed = parts.ingredients.map((lines) => lines.filter((line) => !isNoIngredient(line)));
  const lines = ingredientLinesFrom(listed.flatMap(withColonOnHeading));
  if (lines.length === 0 && steps.length === 0) return undefined;
  const { facts, words: description } = sorted(parts.before.flat());
  const draft = {
    title,
    ...labelledFacts([...facts, ...parts.ingredients.flat().filter(isLabelledFact)]),
    description: description.join('\n') || undefined,
    notes:
      [...parts.other, ...closing].map((paragraph) => paragraph.join('\n')).join('\n\n') ||
      undefined,
    tags: [],
    ...understoodLines(lines.filter((line) => !isLabelledFact(line.text))),
    steps,
    ...(isCutShort && { isCutShort }),
  };
  return withMarks(draft, [text]);
}

function isNoIngredient(line: string): boolean {
  return isJokeIngredient(line) || isCountInPost(line);
}

function sorted(lines: readonly string[]): { facts: string[]; words: string[] } {
  return {
    facts: lines.filter(isLabelledFact),
    words: lines.filter((line) => !isLabelledFact(line)),
  };
}

/** "Sauce" over lines that all state an amount is a heading, though it has no colon. */
function withColonOnHeading(paragraph: Paragraph): Paragraph {
  const [counted = '', ...others] = paragraph;
  const first = withoutCounting(counted);
  if (first !== counted && isHeadOfList(first)) return [first, ...others];
  const isHeading = others.length > 1 && !statesAmount(first) && others.every(statesAmount);
  return isHeading && !/[,:]/.test(first) ? [`${first}:`, ...others] : paragraph;
}

/**
 * Numbered lines are not split. A paragraph whose lines do not end like sentences is one step, but
 * where no line does and each begins with a capital, each is a step.
 */
function joinedLines(paragraph: Paragraph): Paragraph {
  const isNumbered = paragraph.some(isNumberedLine);
  if (!isNumbered && (paragraph.every(isBareStep) || paragraph.every(isSmallStep)))
    return paragraph;
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

/** In small letters throughout; a line that goes on has a capital above it. */
function isSmallStep(line: string): boolean {
  return /^\p{Ll}/u.test(line) && !/[.!?:;,…)]$/.test(line);
}

function isNumberedLine(line: string): boolean {
  return countedLine.test(line) || withoutBullet(line) !== line;
}

const countedLine = /^(?:\d{1,2}\s*[.):]|(?:step|schritt|étape|paso|passo|stap|steg|krok)\s*\d)/iu;
