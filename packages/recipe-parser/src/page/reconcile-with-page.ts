/**
 * Reconciles the structured data of a page with its visible text.
 *
 * - What the data lacks altogether (a part of the recipe, its yield, image or author) is taken from
 *   the page.
 * - Ingredient lines are taken from the page when the data's are poor (no amounts, amounts after the
 *   food, several lines run together, "clove(s)") and the page shows the same foods better; also when the
 *   data stops short of what the page lists, or has its lines split at commas. Single lines are where the data
 *   lacks their amount or unit.
 * - Steps are taken from the page when the data has one lump of text and the page has several steps below
 *   its own heading: the same words divided, or where the lump is another text (an introduction). Also
 *   when the data lacks steps between or after those that both contain.
 * - The visible recipe is used only if it is the same recipe: it lists the foods of the data.
 * - Headings over groups of ingredients, which the data never has, are taken from the page when its
 *   lines are the same.
 */
import { isSentence, statesAmount, shareWithAmount } from '../text/lines/line-shape';
import { findUnit } from '../units/find-unit';
import type { RecipeDraft } from '../recipe/draft';

/** Longer lines are several run together. */
const longestLine = 250;
/** This share of words must be found again for two versions to count as equal. */
const sameWords = 0.8;
/** Two versions of one list phrase it differently, but name the same foods. */
const sameFoods = 0.5;
/** A page that shows fewer of the lines was misread. */
const fewestOfLines = 0.8;
/** Data that leaves out a part of the recipe leaves out this share; less is a tool or a remark. */
const fewestMissing = 0.4;
/** Below this share they are different texts. */
const otherWords = 0.4;

export function reconcileWithPage(marked: RecipeDraft, seen: RecipeDraft | undefined): RecipeDraft {
  if (seen === undefined) return marked;
  return {
    ...marked,
    title: marked.title || seen.title,
    ...reconcileLines(marked, seen),
    steps: reconcileSteps(marked, seen),
    serves: marked.serves ?? (marked.yieldText === undefined ? seen.serves : undefined),
    yieldText: marked.yieldText ?? (marked.serves === undefined ? seen.yieldText : undefined),
    prepMinutes: marked.prepMinutes ?? seen.prepMinutes,
    cookMinutes: marked.cookMinutes ?? seen.cookMinutes,
    totalMinutes: marked.totalMinutes ?? (hasTimes(marked) ? undefined : seen.totalMinutes),
    imageUrl: marked.imageUrl ?? seen.imageUrl,
    sourceAttribution: {
      ...marked.sourceAttribution,
      author: marked.sourceAttribution?.author ?? seen.sourceAttribution?.author,
    },
  };
}

/** The total is then their sum; another number on the page is about something else. */
function hasTimes({ prepMinutes, cookMinutes }: RecipeDraft): boolean {
  return prepMinutes !== undefined && cookMinutes !== undefined;
}

type Lines = Pick<RecipeDraft, 'ingredients' | 'ingredientLines'>;

function reconcileLines(marked: RecipeDraft, seen: RecipeDraft): Lines {
  const [data, page] = [marked.ingredientLines, seen.ingredientLines];
  const isSame =
    shareFound(data.join(' '), page.join(' ')) >= sameWords &&
    shareFound(page.join(' '), data.join(' ')) >= sameFoods &&
    page.length >= data.length * fewestOfLines;
  const isBetter =
    data.length === 0 ||
    (isSame && isPoor(data, page)) ||
    isSplitAtCommas(data, page) ||
    stopsShort(data, page);
  const { ingredients, ingredientLines } = isBetter
    ? seen
    : withUnits(withSections(marked, seen), seen);
  return { ingredients, ingredientLines };
}

function isPoor(marked: readonly string[], seen: readonly string[]): boolean {
  const isLump = marked.some((line) => line.length > longestLine) || marked.length === 1;
  const isRunTogether = isLump && seen.length > marked.length + 1;
  const lacksAmounts = shareWithAmount(marked) < 0.3 && shareWithAmount(seen) > 0.6;
  const isBackward = shareAhead(marked) < 0.3 && shareAhead(seen) > 0.6;
  const hasTemplates =
    shareOf(marked, /\p{L}\(e?s\)/u) > 0.3 && shareOf(seen, /\p{L}\(e?s\)/u) < 0.1;
  return isRunTogether || lacksAmounts || isBackward || hasTemplates;
}

/** The same letters in more lines, cut at a comma: "2 leeks", "sliced"; "1", "5 cups flour". */
function isSplitAtCommas(marked: readonly string[], seen: readonly string[]): boolean {
  if (seen.length === 0 || seen.length >= marked.length) return false;
  return lineKey(marked.join('')) === lineKey(seen.join(''));
}

/**
 * Lines of the page in place of those of the data that lack the amount or the unit: "flour" or "500 flour"
 * where the page has "500 g flour". Both lists have the same lines in the same order.
 */
function withUnits(lines: Lines, seen: RecipeDraft): Lines {
  const data = lines.ingredientLines;
  const isSame =
    data.length === seen.ingredientLines.length &&
    data.every((line, at) => isSameFood(line, seen.ingredientLines[at] ?? ''));
  if (!isSame) return lines;
  const isFuller = data.map((line, at) => saysMore(seen.ingredientLines[at] ?? '', line));
  return {
    ingredientLines: data.map((line, at) => (isFuller[at] ? seen.ingredientLines[at]! : line)),
    ingredients: lines.ingredients.map((row, at) =>
      isFuller[at] ? { ...seen.ingredients[at]!, section: row.section } : row,
    ),
  };
}

/** The number may be behind the food; a unit right after the same number. */
function saysMore(seen: string, line: string): boolean {
  if (!/\p{N}/u.test(line)) return statesAmount(seen) && lineKey(seen).endsWith(lineKey(line));
  const [, number = '', rest = ''] = /^([\d\s.,/½¼¾⅓⅔⅛-]+)(.*)$/su.exec(line) ?? [];
  const isAhead = number.trim() !== '' && seen.startsWith(number.trim());
  if (!isAhead || !lineKey(seen).endsWith(lineKey(rest))) return false;
  const between = seen.slice(number.trim().length, seen.length - rest.trim().length).trim();
  return findUnit(between.replace(/\.$/, '')) !== undefined || size.test(between);
}

const size = /^(?:extra[- ])?(?:large|medium|small)$/i;

/** Every line of the data is on the page, and what the page has more is much and states an amount. */
function stopsShort(marked: readonly string[], seen: readonly string[]): boolean {
  const rest = seen.map((line) => ({ line, key: lineKey(line) }));
  for (const key of marked.map(lineKey)) {
    const at = rest.findIndex((other) => other.key === key);
    if (at === -1) return false;
    rest.splice(at, 1);
  }
  return (
    rest.length >= marked.length * fewestMissing && rest.every(({ line }) => statesAmount(line))
  );
}

/** Includes amounts: a list for one person is a different list. */
function lineKey(line: string): string {
  return line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How many lines begin with their amount. */
function shareAhead(lines: readonly string[]): number {
  return shareOf(lines.filter(statesAmount), /^[\d½¼¾⅓⅔⅛]/u);
}

function shareOf(lines: readonly string[], pattern: RegExp): number {
  return lines.length === 0 ? 0 : lines.filter((line) => pattern.test(line)).length / lines.length;
}

function reconcileSteps(marked: RecipeDraft, seen: RecipeDraft): RecipeDraft['steps'] {
  if (marked.steps.length === 0) return seen.steps;
  if (!listsSameFoods(marked, seen)) return marked.steps;
  const [lump, ...others] = marked.steps;
  if (others.length > 0 && skipsSteps(marked.steps, seen.steps)) return seen.steps;
  if (lump === undefined || others.length > 0 || seen.steps.length < 2) return marked.steps;
  const text = seen.steps.map((step) => step.text).join(' ');
  const isSplit = shareFound(text, lump.text) >= sameWords;
  const isSomethingElse = shareFound(lump.text, text) < otherWords;
  return isSplit || isSomethingElse ? seen.steps : marked.steps;
}

function listsSameFoods(marked: RecipeDraft, seen: RecipeDraft): boolean {
  const foods = marked.ingredientLines.join(' ');
  return foods === '' || shareFound(foods, seen.ingredientLines.join(' ')) >= sameFoods;
}

/** Every step of the data is on the page, in order, with others between or after them. */
function skipsSteps(marked: RecipeDraft['steps'], seen: RecipeDraft['steps']): boolean {
  const found: number[] = [];
  for (const { text } of marked) {
    const from = (found.at(-1) ?? -1) + 1;
    const at = seen.findIndex(
      (step, index) => index >= from && shareFound(text, step.text) >= sameWords,
    );
    if (at === -1) return false;
    found.push(at);
  }
  const last = found.at(-1) ?? 0;
  const isBetween = last - (found[0] ?? 0) >= marked.length;
  // A few sentences after the last step are remarks; as many again are the rest of the method.
  const behind = seen.slice(last + 1).filter(({ text }) => isSentence(text));
  return isBetween || behind.length >= marked.length;
}

/** How many of the words of `text` are in `other`, each as often as it is there; 0 to 1. */
function shareFound(text: string, other: string): number {
  const available = new Map<string, number>();
  for (const word of wordsOf(other)) available.set(word, (available.get(word) ?? 0) + 1);
  const words = wordsOf(text);
  const found = words.filter((word) => {
    const left = available.get(word) ?? 0;
    available.set(word, left - 1);
    return left > 0;
  });
  return words.length === 0 ? 0 : found.length / words.length;
}

/** In the singular, more or less: a page has "cloves" where the data has "clove(s)". */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.map((word) => word.replace(/s$/, ''));
}

/** The page's headings on the data's lines, if both list the same lines in the same order. */
function withSections(marked: RecipeDraft, seen: RecipeDraft): Lines {
  const hasOwn = marked.ingredients.some(({ section }) => section !== undefined);
  const isSame =
    marked.ingredientLines.length === seen.ingredientLines.length &&
    marked.ingredientLines.every((line, index) =>
      isSameFood(line, seen.ingredientLines[index] ?? ''),
    );
  if (hasOwn || !isSame) return marked;
  const ingredients = marked.ingredients.map((ingredient, index) => ({
    ...ingredient,
    section: seen.ingredients[index]?.section,
  }));
  return { ingredients, ingredientLines: marked.ingredientLines };
}

/** The page may add a remark or a second measure to a line; the words of the data are all there. */
function isSameFood(line: string, seenLine: string): boolean {
  return shareFound(line, seenLine) >= sameWords || wordsOf(line).length === 0;
}
