/**
 * Recipes in the state that a page rendered in the browser includes, in words of its own: an object that has
 * a list of ingredients and one of steps, whatever they are called.
 *
 * - Looked for in JSON scripts ("__NEXT_DATA__"), in "window.… = {…}" of programs, in what the server streams to
 *   components in pieces ("__next_f.push"), and in attributes that hold the state of a component.
 * - A program's object without quotes around its names, JSON in a text, and lists whose values refer to each other by number
 *   (`referring-data.ts`) are read too.
 * - Only objects with both lists and a title count; they are given in the words of schema.org.
 */
import type { Page } from '../document/page';
import { walk } from '../document/page-tree';
import { isNode, type SchemaNode } from '../../schema-org/schema-values';
import { parseLooseJson } from '../../text/loose-json';
import { isReferring, resolvedReferences } from './referring-data';
import { recipeOfState } from './state-recipe';

/** Larger scripts are programs. */
const longestScript = 3_000_000;
const mostNodes = 50_000;
const deepest = 40;
/** A page with more recipes in its data is an index. */
const mostRecipes = 10;

export function readStateData(page: Page): unknown[] {
  const found: unknown[] = [];
  const pieces: string[] = [];
  for (const { tag, attributes, children } of walk(page.root)) {
    for (const value of Object.values(attributes)) {
      if (value.startsWith('{') && isState(value)) found.push(...recipesIn(jsonOf(value)));
    }
    const text = tag === 'script' && typeof children[0] === 'string' ? children[0] : '';
    const piece = streamedPiece.exec(text.slice(0, longestScript))?.[1];
    if (piece !== undefined) pieces.push(piece);
    else if (isState(text) && !/ld\+json/i.test(attributes['type'] ?? ''))
      found.push(...recipesIn(jsonOf(text)));
    if (found.length >= mostRecipes) break;
  }
  return [...found, ...streamedRecipes(pieces)].slice(0, mostRecipes);
}

function isState(text: string): boolean {
  return text.length <= longestScript && mention.test(text);
}

/** A name in whatever language, with or without quotes, which may be escaped once more. */
const mention =
  /["'{,\s](?:recipe|grouped|\w{0,12}_)?(?:ingr[eé]di|zutat|sk[lł]adnik)\w{0,12}\\?["']?\s*:/iu;

/** A piece of what React streams to the browser: a text of JSON, cut anywhere. */
const streamedPiece = /^\s*self\.__next_f\.push\(\[1,("[\s\S]*")\]\);?\s*$/;

/** The pieces together are lines, each of a number and a value: `1a:{"recipe": …}`. */
function streamedRecipes(pieces: readonly string[]): SchemaNode[] {
  const text = pieces.map((piece) => jsonOf(piece, '"')).join('');
  if (!isState(text)) return [];
  return text
    .split('\n')
    .filter((line) => mention.test(line))
    .flatMap((line) => recipesIn(jsonOf(line)));
}

/** All of a text, or what is assigned in it, which may be a program's object or a text of JSON. */
function jsonOf(text: string, opening = '{['): unknown {
  const start = [...opening].map((sign) => text.indexOf(sign)).filter((at) => at >= 0);
  const closing = opening === '"' ? '"' : ']}';
  const end = Math.max(...[...closing].map((sign) => text.lastIndexOf(sign)));
  const inner = text.slice(Math.min(...start), end + 1);
  const quoted = text.indexOf('JSON.parse(');
  if (opening !== '"' && quoted !== -1) {
    const said = jsonOf(text.slice(quoted), '"');
    if (typeof said === 'string') return jsonOf(said);
  }
  const data = opening === '"' ? parsed(inner) : parseLooseJson(inner);
  return isReferring(data) ? resolvedReferences(data) : data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recipesIn(data: unknown): SchemaNode[] {
  const recipes: SchemaNode[] = [];
  let count = 0;
  const visit = (value: unknown, depth: number): void => {
    count += 1;
    if (count > mostNodes || depth > deepest) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isNode(value)) {
      const recipe = recipeOfState(value);
      if (recipe !== undefined) recipes.push(recipe);
      else for (const child of Object.values(value)) visit(child, depth + 1);
    }
  };
  visit(data, 0);
  return recipes;
}
