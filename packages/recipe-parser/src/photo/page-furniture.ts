/**
 * What stands on a page beside the recipe: bars of an app, boxes of nutrition figures.
 *
 * - The bar of a telephone has a clock; those of apps have only names of their parts, at the top or at the
 *   bottom of the page.
 * - Letters that recognition sees in an image are large, few and unsure.
 * - Three lines or more that are a nutrient with an amount are a box, one of them energy, protein or
 *   carbohydrates: "salt 5 g" and "sugar 100 g" alone are ingredients.
 */
import { median } from './font-size';
import { isBeside, type TextRun } from './text-run';

/** @param runs from top to bottom */
export function withoutFurniture(runs: readonly TextRun[]): TextRun[] {
  return withoutNutrition(withoutBars(withoutNoise(runs)));
}

function withoutNoise(runs: readonly TextRun[]): TextRun[] {
  const usual = median(runs.map(({ size }) => size));
  return runs.filter(
    ({ text, size, words }) =>
      size < usual * leastNoiseSize ||
      text.length > longestNoise ||
      words.some(({ confidence }) => confidence >= sureConfidence),
  );
}

/** Of the usual size on the page. */
const leastNoiseSize = 1.3;
const longestNoise = 12;
/** A title in large type is read with more. */
const sureConfidence = 80;

/** @param runs from top to bottom */
export function withoutBars(runs: readonly TextRun[]): TextRun[] {
  const rows = rowsOf(runs);
  const isBar = (row: readonly TextRun[] | undefined) => row !== undefined && isMenu(row);
  let from = rows[0] !== undefined && isStatusBar(rows[0]) ? 1 : 0;
  while (from < mostBars && isBar(rows[from])) from += 1;
  let to = rows.length;
  while (rows.length - to < mostBars && to > from && isBar(rows[to - 1])) to -= 1;
  return rows.slice(from, to).flat();
}

/** At each end of a page. */
const mostBars = 3;

function rowsOf(runs: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  for (const run of runs.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1);
    if (row?.every((other) => isBeside(other, run))) row.push(run);
    else rows.push([run]);
  }
  return rows;
}

const middle = ({ top, bottom }: TextRun): number => (top + bottom) / 2;

const textOf = (row: readonly TextRun[]): string =>
  row
    .toSorted((one, other) => one.left - other.left)
    .map(({ text }) => text)
    .join(' ');

function isStatusBar(row: readonly TextRun[]): boolean {
  const text = textOf(row);
  return text.length <= 40 && /^\W{0,3}(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)/.test(text);
}

function isMenu(row: readonly TextRun[]): boolean {
  const words =
    textOf(row)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 2 && words.every((word) => menuWords.has(word));
}

/** Names of the parts of recipe apps, and of their buttons. */
const menuWords = new Set(
  `back edit done cancel share save saved print delete close open menu more add new settings overview
  home search browse discover explore feed recipe recipes cookbook cookbooks collections favourites favorites
  grocery groceries shopping list lists cart basket pantry meal meals plan plans planner menus calendar
  profile account community cook cooking mode start notes scale`.split(/\s+/),
);

function withoutNutrition(runs: readonly TextRun[]): TextRun[] {
  const facts = runs.filter(({ text }) => nutrient.test(text) && text.length <= 40);
  const figures = facts.filter((run) => hasFigure(run, runs));
  const isBox =
    figures.length >= fewestNutrients && figures.some(({ text }) => mainNutrient.test(text));
  if (!isBox) return [...runs];
  const isPart = (run: TextRun) =>
    figures.includes(run) ||
    boxHeading.test(run.text) ||
    (figure.test(run.text) &&
      figures.some((fact) => isBeside(fact, run) && fact.right <= run.left));
  return runs.filter((run) => !isPart(run));
}

function hasFigure(run: TextRun, runs: readonly TextRun[]): boolean {
  if (amount.test(run.text)) return true;
  return runs.some((other) => figure.test(other.text) && isBeside(run, other));
}

const fewestNutrients = 3;
const nutrient =
  /^\W{0,2}(?:energy|kilojoules|calories|protein|(?:total |saturated )?fat|saturates|carb(?:s|ohydrates?)|(?:total |of which )?sugars?|(?:dietary )?fib(?:re|er)|sodium|salt|cholesterol|brennwert|eiwei(?:ß|ss)|kohlenhydrate|fett|énergie|protéines|glucides|lipides)\b[^\p{L}]*(?:\p{L}{1,4}\b[^\p{L}]*){0,2}$/iu;
const mainNutrient =
  /energy|kilojoule|calor|protein|carb|brennwert|eiwei|kohlenhydrat|énergie|protéine/i;
const amount = /\d\s?(?:kj|kcal|cal|m?g|%)(?!\p{L})/iu;
const figure = /^[\d.,<\s]{1,8}(?:kj|kcal|cal|m?g|%)?$/i;
const boxHeading =
  /^\W{0,2}(?:nutrition(?:al)?\b.{0,40}|per serv(?:e|ing)s?|nährwerte.{0,30}|valeurs nutritionnelles.{0,30})$/i;
