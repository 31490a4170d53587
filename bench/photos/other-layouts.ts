/** Pages set in ways that the first two halves do not have: no headings, tables, leaders, indents, images. */
import type { Layout } from './layouts';
import { ingredientLinesOf, type PrintedRecipe } from './printed-recipe';

/** A book: running head, headnote, list beside the method, neither with a heading; a page number below. */
export const bookPage: Layout = (recipe) => [
  `<p style="text-align:right;font-size:0.75em;letter-spacing:0.1em">THE SUNDAY TABLE</p>${title(recipe)}
  <p style="font-style:italic">We cook this when the first cold nights arrive, and there is always enough left
  for lunch on Monday. My mother used whatever the garden gave her, and so should you.</p>
  <p style="font-weight:600">${recipe.serves}</p>
  <div class="sides"><div class="narrow">${list(recipe)}</div><div class="rest">${paragraphs(recipe)}</div></div>
  <p style="position:absolute;bottom:20px;left:0;right:0;text-align:center">87</p>`,
];

/** A magazine's spread: list and method at the edges, an image of the dish between them. */
export const pictureBetween: Layout = (recipe) => [
  `${title(recipe)}<p>${recipe.serves}</p><div class="sides" style="gap:36px">
  <div style="flex:0 0 30%"><h2>What you need</h2>${list(recipe)}</div>
  <div style="flex:0 0 27%;height:1000px;background:
    radial-gradient(circle at 50% 30%, #c8622c 0 12%, #e8b04a 13% 20%, #efe9dc 21% 30%, #0000 31%),
    radial-gradient(circle at 40% 75%, #5c7f3a 0 9%, #f4f0e6 10% 19%, #0000 20%), #7d8f94"></div>
  <div style="flex:1"><h2>How to make it</h2>${paragraphs(recipe)}</div></div>`,
];

/** A ruled card from a typewriter: the list in two columns, the method in one go. */
export const ruledCard: Layout = (recipe) => {
  const lines = ingredientLinesOf(recipe);
  const half = Math.ceil(lines.length / 2);
  return [
    `<div style="line-height:48px;background:repeating-linear-gradient(#0000 0 45px, #c9a8a0 45px 47px, #0000 47px 48px)">
    <h1 style="font-size:1.3em;line-height:48px;margin:0">${recipe.title}</h1><p style="margin:0">${recipe.serves}</p>
    <div class="sides even" style="margin-top:48px">${plainList(lines.slice(0, half))}${plainList(lines.slice(half))}</div>
    <p style="margin-top:48px">${recipe.steps.join(' ')}</p></div>`,
  ];
};

/** Cut from a newspaper: everything flows through three narrow justified columns. */
export const newspaper: Layout = (recipe) => [
  `${title(recipe)}<div style="columns:3;column-gap:34px;text-align:justify;hyphens:auto">
  <p style="font-style:italic">Quick enough for a weeknight, and good enough for guests.</p><p><b>${recipe.serves}</b></p>
  <p><b>INGREDIENTS</b></p>${list(recipe)}<p style="margin-top:1em"><b>METHOD</b></p>${paragraphs(recipe)}</div>`,
];

/** Metric, imperial and food each in a column of a table: "225 g (8 oz) flour" without its brackets. */
export const table: Layout = (recipe) => {
  const rows = ingredientLinesOf(recipe).map((line) => {
    const [, metric = '', imperial = '', food = line] = /^(.+?) \((.+?)\) (.+)$/.exec(line) ?? [];
    const cells = [metric, imperial, food].map(
      (text) => `<td style="padding-right:38px">${text}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return [
    `${title(recipe)}<p>${recipe.serves}</p><h2>Ingredients</h2><table style="border-spacing:0">${rows.join('')}</table>
    <h2>Method</h2>${numbered(recipe)}`,
  ];
};

/** Capitals for headings, a row of facts, and step numbers as large as two lines. */
export const largeNumbers: Layout = (recipe) => [
  `${title(recipe)}<p style="letter-spacing:0.06em">PREP 15 MIN &nbsp; COOK 40 MIN &nbsp; ${recipe.serves.toUpperCase()}</p>
  <div class="box" style="padding:10px 24px;margin:0 0 1em">${list(recipe, (heading) => heading.toUpperCase())}</div>
  ${recipe.steps
    .map(
      (step, index) =>
        `<div style="display:flex;gap:24px;margin-bottom:18px"><b style="font-size:2.2em;line-height:1;color:#a8452a">${index + 1}</b><span>${step}</span></div>`,
    )
    .join('')}`,
];

/** Dots between each food and its amount, as in the cookbooks of schools and parishes. */
export const leaders: Layout = (recipe) => [
  `${title(recipe)}<p>${recipe.serves}</p>${ingredientLinesOf(recipe)
    .map((line) => {
      const [, amount = '', food = line] =
        /^((?:\d[\d/ ]*)(?:(?:g|kg|ml|tsp|tbsp|cups?)\b)?)\s*(.+)$/.exec(line) ?? [];
      return `<div style="display:flex;gap:8px"><span>${food}</span><span style="flex:1;overflow:hidden;white-space:nowrap">${'. '.repeat(90)}</span><span>${amount}</span></div>`;
    })
    .join('')}<div class="gap"></div>${numbered(recipe)}`,
];

/** A centred list in italics; paragraphs that begin with an indent, without room between them. */
export const indented: Layout = (recipe) => [
  `<div style="text-align:center">${title(recipe)}<p>${recipe.serves}</p><div style="font-style:italic">${list(recipe)}</div></div>
  <div style="text-align:justify;hyphens:auto;margin-top:1.6em">${recipe.steps
    .map((step) => `<p style="margin:0;text-indent:1.6em">${step}</p>`)
    .join('')}</div>`,
];

const title = (recipe: PrintedRecipe): string => `<h1>${recipe.title}</h1>`;

const plainList = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const list = ({ parts }: PrintedRecipe, set = (heading: string) => heading): string =>
  parts
    .map(({ heading, lines }) => {
      const above = heading === undefined ? '' : `<h3>${set(heading)}</h3>`;
      return `${above}${plainList(lines)}`;
    })
    .join('');

const numbered = ({ steps }: PrintedRecipe): string =>
  `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;

const paragraphs = ({ steps }: PrintedRecipe): string =>
  steps.map((step) => `<p>${step}</p>`).join('');
