/** Layouts of cookbooks, magazines, cards and letters: a recipe as an HTML page. */
import { ingredientLinesOf, type PrintedRecipe } from './printed-recipe';

export type Layout = (recipe: PrintedRecipe) => string[];

/** One under the other, each with its heading. */
export const column: Layout = (recipe) => [
  `${head(recipe)}<h2>Ingredients</h2>${list(recipe)}<h2>Method</h2>${numbered(recipe)}`,
];

/** No headings at all, as a letter or a card has it. */
export const card: Layout = (recipe) => [
  `${head(recipe)}${list(recipe)}<div class="gap"></div>${paragraphs(recipe)}`,
];

/** Ingredients in a narrow column beside the method. */
export const beside: Layout = (recipe) => [
  `${head(recipe)}<div class="sides"><div class="narrow"><h2>Ingredients</h2>${list(recipe)}</div>
  <div class="rest"><h2>Method</h2>${numbered(recipe)}</div></div>`,
];

/** The method first, and the ingredients in a tinted box at the right. */
export const boxAtRight: Layout = (recipe) => [
  `${head(recipe)}<div class="sides"><div class="rest"><h2>Method</h2>${paragraphs(recipe)}</div>
  <div class="narrow box"><h2>Ingredients</h2>${list(recipe)}</div></div>`,
];

/** The list itself in two columns over the method. */
export const listInTwo: Layout = (recipe) => {
  const lines = ingredientLinesOf(recipe);
  const half = Math.ceil(lines.length / 2);
  const part = (some: string[]) => `<ul>${some.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return [
    `${head(recipe)}<h2>Ingredients</h2><div class="sides even">${part(lines.slice(0, half))}${part(lines.slice(half))}</div>
    <h2>Method</h2>${numbered(recipe)}`,
  ];
};

/** An introduction, bulleted lines, steps that flow through two narrow justified columns. */
export const magazine: Layout = (recipe) => [
  `${head(recipe)}<p class="intro">A favourite for cool evenings, and better still the day after.</p>
  <h2>You will need</h2><div class="bulleted">${list(recipe)}</div>
  <h2>Method</h2><div class="flow">${paragraphs(recipe)}</div>`,
];

/** Ingredients on one photo, the method on the next. */
export const twoPages: Layout = (recipe) => [
  `${head(recipe)}<h2>Ingredients</h2>${list(recipe)}`,
  `<h2>Method</h2>${numbered(recipe)}`,
];

export interface Print {
  font: string;
  /** Of the text, in CSS pixels of a page that is 1000 wide. */
  size: number;
  ink: string;
  paper: string;
  /** Half a cup as "½" or as "1/2". */
  hasFractionSigns: boolean;
}

/** @returns the page as a document, lying turned and tilted on a table, in whatever light there is */
export function documentOf(page: string, print: Print, view: { tilt: string; light: string }) {
  const text = print.hasFractionSigns ? withFractionSigns(page) : page;
  return `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Figtree; src: url(/figtree.woff2) }
  @font-face { font-family: Fraunces; src: url(/fraunces.woff2) }
  body { margin: 0; width: 1200px; height: 1600px; overflow: hidden; position: relative;
    background: repeating-linear-gradient(94deg, #6b4a2f 0 70px, #5d3f28 70px 75px, #71502f 75px 150px) }
  main { position: absolute; left: 60px; top: 60px; width: 1080px; min-height: 1480px; padding: 70px;
    box-sizing: border-box; background: ${print.paper}; color: ${print.ink};
    font: ${print.size}px/1.45 ${print.font}; transform: ${view.tilt}; box-shadow: 0 0 30px #0008 }
  .light { position: absolute; inset: 0; background: ${view.light}; mix-blend-mode: multiply }
  h1 { font-size: 1.9em; line-height: 1.1; margin: 0 0 0.3em } h2 { font-size: 1.2em; margin: 1em 0 0.4em }
  h3 { font-size: 1em; margin: 0.6em 0 0.2em } ul, ol { margin: 0; padding: 0; list-style: none }
  p { margin: 0 0 0.6em } ol { list-style: decimal; padding-left: 1.4em } ol li { margin-bottom: 0.5em }
  .gap { height: 1.5em } .sides { display: flex; gap: 60px } .narrow { flex: 0 0 34% } .rest { flex: 1 }
  .even > * { flex: 1 } .box { background: #0001; padding: 0 24px 24px; margin-right: -24px }
  .intro { font-style: italic } .bulleted ul { list-style: disc; padding-left: 1.2em }
  .flow { columns: 2; column-gap: 50px; text-align: justify; hyphens: auto }
  </style><html lang="en"><body><main>${text}</main><div class="light"></div></body></html>`;
}

const head = ({ title, serves }: PrintedRecipe): string => `<h1>${title}</h1><p>${serves}</p>`;

const list = ({ parts }: PrintedRecipe): string =>
  parts
    .map(({ heading, lines }) => {
      const items = lines.map((line) => `<li>${line}</li>`).join('');
      return `${heading === undefined ? '' : `<h3>${heading}</h3>`}<ul>${items}</ul>`;
    })
    .join('');

const numbered = ({ steps }: PrintedRecipe): string =>
  `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;

const paragraphs = ({ steps }: PrintedRecipe): string =>
  steps.map((step) => `<p>${step}</p>`).join('');

function withFractionSigns(text: string): string {
  return text.replace(
    /(\d )?\b(1\/2|1\/3|2\/3|1\/4|3\/4)\b/g,
    (_all, whole: string | undefined, part: string) => `${whole?.trim() ?? ''}${signs[part]}`,
  );
}

const signs: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
};
