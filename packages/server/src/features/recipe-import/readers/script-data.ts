/**
 * Recipes in other scripts than JSON-LD: pages drawn in the browser carry their data along, often with
 * the very schema.org object inside, as JSON or as JSON written into a text once more.
 */
import type { Page } from '../page';
import { walk } from '../page-tree';
import { parseLooseJson } from './loose-json';

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
  const open: number[] = [];
  let hasMention = new Set<number>();
  for (let at = 0; at < text.length && objects.length < mostRecipes; at += 1) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      if (text.slice(at, end + 1) === '"recipeIngredient"') hasMention.add(open.at(-1) ?? -1);
      at = end;
    } else if (char === '{') open.push(at);
    else if (char === '}') {
      const start = open.pop();
      if (start === undefined || !hasMention.has(start)) continue;
      const data = parseLooseJson(text.slice(start, at + 1));
      if (data !== undefined) objects.push(data);
      hasMention = new Set([...hasMention].filter((mention) => mention !== start));
    }
  }
  return objects;
}

/** A quote that nothing closes on its line belongs to a program, not to data. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
    else if (text[at] === '\n') return start;
  }
  return start;
}
