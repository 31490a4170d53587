/** HTML fragments of the cookbook: all text escaped, with print styles. */
import {
  type Ingredient,
  type RecipeContent,
  type Step,
  toSections,
} from '@saltbush/recipe-parser/recipe';
import { ingredientLine } from '@saltbush/recipe-parser/file';
import { escaped, formattedHtml } from './formatted-html';
import { formatMinutes, totalTime } from '@saltbush/domain/recipe/recipes/times';
import { localeOf } from '@saltbush/domain/account/countries/locale';
import { language } from '@saltbush/domain/texts/language';
import { say } from '@saltbush/domain/texts/say';

export function cookbookStart(owner: string): string {
  const title = escaped(say('{owner}’s recipes', { owner }));
  return `<!doctype html>
<html lang="${localeOf(language())}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style></head>
<body><header><h1>${title}</h1></header>
`;
}

export const cookbookEnd = '</body></html>\n';

export const contentsStart = (): string => `<nav><h2>${escaped(say('Contents'))}</h2><ol>\n`;
export const contentsEnd = '</ol></nav>\n';

export const contentsLine = (id: string, title: string): string =>
  `<li><a href="#r${escaped(id)}">${escaped(title)}</a></li>\n`;

export interface CookbookExtras {
  /** A WebP file, embedded in the page. */
  image?: Buffer | undefined;
  /** Of all recipes in the book: a line that stands for one of them leads to it. */
  ids: ReadonlySet<string>;
}

export function cookbookRecipe(
  id: string,
  recipe: RecipeContent,
  { image, ids }: CookbookExtras,
): string {
  const source = recipe.sourceAttribution;
  const from = [source?.author, source?.siteName, source?.siteUrl].filter(Boolean).join(' · ');
  return [
    `<article id="r${escaped(id)}"><h2>${escaped(recipe.title)}</h2>`,
    image && `<img alt="" src="data:image/webp;base64,${image.toString('base64')}">`,
    paragraph(factsOf(recipe), 'facts'),
    ...paragraphs(recipe.description),
    recipe.ingredients.length > 0 && `<section class="ingredients">${heading(say('Ingredients'))}`,
    ...toSections(recipe.ingredients).map(({ heading: title, lines }) =>
      list('ul', title, lines, (line) => lineHtml(line, ids)),
    ),
    recipe.ingredients.length > 0 && '</section>',
    recipe.equipment?.length && heading(say('Equipment')),
    paragraph(recipe.equipment?.join(', '), 'equipment'),
    recipe.steps.length > 0 && `<section>${heading(say('Method'))}`,
    ...toSections(recipe.steps).map(({ heading: title, lines }) =>
      list('ol', title, lines, stepHtml),
    ),
    recipe.steps.length > 0 && '</section>',
    recipe.notes && `<section>${heading(say('Notes'))}`,
    ...paragraphs(recipe.notes),
    recipe.notes && '</section>',
    paragraph(from && say('From {from}', { from }), 'source'),
    '</article>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

const heading = (words: string): string => `<h3>${escaped(words)}</h3>`;

function factsOf(recipe: RecipeContent): string {
  const minutes = totalTime(recipe);
  return [
    recipe.yieldText ??
      (recipe.serves === undefined ? '' : say('Serves {serves}', { serves: recipe.serves })),
    minutes === undefined ? '' : formatMinutes(minutes),
    recipe.cuisine,
    recipe.tags.join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}

function lineHtml(ingredient: Ingredient, ids: ReadonlySet<string>): string {
  const text = escaped(ingredientLine(ingredient));
  const { recipeId } = ingredient;
  return recipeId !== undefined && ids.has(recipeId)
    ? `<a href="#r${escaped(recipeId)}">${text}</a>`
    : text;
}

const stepHtml = ({ text }: Step): string => formattedHtml(text);

function list<Line>(
  tag: 'ul' | 'ol',
  title: string | undefined,
  lines: readonly Line[],
  htmlOf: (line: Line) => string,
): string {
  const items = lines.map((each) => `<li>${htmlOf(each)}</li>`).join('\n');
  return `${title === undefined ? '' : `<h4>${escaped(title)}</h4>`}<${tag}>${items}</${tag}>`;
}

function paragraphs(words: string | undefined): string[] {
  return (words ?? '')
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((each) => `<div class="text">${formattedHtml(each)}</div>`);
}

const paragraph = (words: string | undefined, name: string): string | undefined =>
  words ? `<p class="${name}">${escaped(words)}</p>` : undefined;

const styles = `
body{font:12pt/1.45 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222}
h1,h2,h3,h4{line-height:1.2;break-after:avoid}h1{font-size:2.2rem;text-align:center;margin:30vh 0}
article{break-before:page;margin-top:4rem}article h2{font-size:1.7rem;margin-bottom:.4rem}
img{display:block;width:100%;max-height:16rem;object-fit:cover;border-radius:4px}
.facts,.source{color:#666;font-size:.9em}.source{overflow-wrap:anywhere}
article ol>li{white-space:normal}.text{margin:1em 0}
li{margin:.25em 0;break-inside:avoid}.ingredients ul{columns:2;column-gap:2rem;padding-left:1.2em}
nav{break-before:page}nav ol{columns:2;padding-left:2em}nav a{color:inherit;text-decoration:none}
@page{margin:18mm}@media print{body{margin:0;max-width:none;font-size:11pt}}
@media (max-width:40rem){.ingredients ul,nav ol{columns:1}}
`.replaceAll('\n', '');
