/**
 * Recipes in other scripts than JSON-LD: pages rendered in the browser include their data, often with
 * the very schema.org object inside, as JSON or as JSON written into a text once more.
 */
import type { Page } from '../document/page';
import { walk } from '../document/page-tree';
import { parseLooseJson } from '../../text/loose-json';

/** Larger scripts are programs. */
const longestScript = 3_000_000;
/** A page with more recipes in its data is an index. */
const mostRecipes = 10;

export function readScriptData(page: Page): unknown[] {
  const found: unknown[] = [];
  for (const { tag, children } of walk(page.root)) {
    const text = tag === 'script' && typeof children[0] === 'string' ? children[0] : '';
    if (text.length > longestScript || !text.includes('recipeIngredient')) continue;
    for (const data of objectsAround(unescaped(text))) found.push(data);
    if (found.length >= mostRecipes) break;
  }
  return found;
}

/** JSON inside a text: `{\"recipeIngredient\": …}` without its backslashes. */
function unescaped(text: string): string {
  if (!text.includes('\\"recipeIngredient\\"')) return text;
  return text.replace(/\\(["\\])/g, '$1');
}

/** The innermost object around each mention of the property. */
function objectsAround(text: string): unknown[] {
  const objects: unknown[] = [];
  let from = 0;
  for (let tries = 0; tries < mostRecipes; tries += 1) {
    const at = text.indexOf(mention, from);
    if (at === -1) break;
    const start = openingBefore(text, at);
    from = closingAfter(text, at + mention.length);
    const data = start === -1 ? undefined : parseLooseJson(text.slice(start, from));
    if (data !== undefined) objects.push(data);
  }
  return objects;
}

const mention = '"recipeIngredient"';

/** Scripts around the data are no JSON: only from the mention outwards are quotes and braces paired. */
function openingBefore(text: string, from: number): number {
  let depth = 0;
  let isInText = false;
  for (let at = from - 1; at >= 0; at -= 1) {
    const char = text[at];
    if (char === '"' && !isEscaped(text, at)) isInText = !isInText;
    else if (!isInText && char === '}') depth += 1;
    else if (!isInText && char === '{' && depth-- === 0) return at;
  }
  return -1;
}

function closingAfter(text: string, from: number): number {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"' && !isEscaped(text, at)) isInText = !isInText;
    else if (!isInText && char === '{') depth += 1;
    else if (!isInText && char === '}' && depth-- === 0) return at + 1;
  }
  return text.length;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
