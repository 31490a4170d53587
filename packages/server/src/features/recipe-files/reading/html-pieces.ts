/**
 * Recipes out of the HTML that Recipe Keeper and Copy Me That export, as marked pieces.
 *
 * Read as a stream of tags, so that a book of thousands of recipes needs no tree in memory. Every element
 * with an `itemprop`, an id or a class gives a piece when it ends; its text has a line for each block.
 */
import { Parser } from 'htmlparser2';
import type { HtmlFormat, HtmlPiece } from '@saltbush/domain/recipe-files/html-piece';

export interface HtmlRecipes {
  format: HtmlFormat;
  /** The pieces of each recipe. */
  recipes: HtmlPiece[][];
}

/** @returns nothing when neither program made it */
export function readHtmlPieces(html: string): HtmlRecipes | undefined {
  const recipes: HtmlPiece[][] = [];
  let format: HtmlFormat | undefined;
  let current: HtmlPiece[] | undefined;
  let recipeDepth = 0;
  const open: Marked[] = [];
  let depth = 0;

  const addText = (text: string) => {
    for (const element of open) {
      if (element.text.length < mostText) element.text += text;
    }
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      const found = current === undefined ? formatOf(attributes) : undefined;
      if (found !== undefined && recipes.length < mostRecipes && (format ?? found) === found) {
        format = found;
        current = [];
        recipeDepth = depth;
        recipes.push(current);
      }
      if (current === undefined) return;
      if (isBlock(tag)) addText('\n');
      const names = namesOf(attributes);
      const value = attributes['content'] ?? attributes['src'] ?? attributes['href'];
      if (names.length > 0 && open.length < mostOpen) {
        open.push({ depth, names, value, text: '', at: current.length });
      }
    },
    ontext: (text) => addText(text.replace(/\s+/g, ' ')),
    onclosetag(tag) {
      if (current !== undefined && isBlock(tag)) addText('\n');
      while (open.length > 0 && open.at(-1)!.depth >= depth) {
        const { names, value, text } = open.pop()!;
        const said = value ?? plain(text);
        if (current !== undefined && current.length < mostPieces) {
          current.push(...names.map((name) => ({ name, value: said })));
        }
      }
      if (current !== undefined && depth <= recipeDepth) current = undefined;
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length; at += chunkLength) {
    parser.write(html.slice(at, at + chunkLength));
    if (depth > mostDepth) return undefined;
  }
  parser.end();
  return format === undefined ? undefined : { format, recipes };
}

interface Marked {
  depth: number;
  names: string[];
  value: string | undefined;
  text: string;
  at: number;
}

function formatOf(attributes: Record<string, string>): HtmlFormat | undefined {
  const classes = (attributes['class'] ?? '').split(/\s+/);
  if (classes.includes('recipe-details')) return 'Recipe Keeper';
  return classes.includes('recipe') ? 'Copy Me That' : undefined;
}

/** A class that only adds to another ("instruction instruction_subheader") comes after it. */
function namesOf(attributes: Record<string, string>): string[] {
  const property = attributes['itemprop'];
  if (property !== undefined) return [property];
  const id = attributes['id'];
  const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
  return id === undefined ? classes : [id];
}

const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const isBlock = (tag: string): boolean =>
  /^(?:br|p|div|li|ul|ol|h[1-6]|tr|table|td|section|article)$/.test(tag);

const mostRecipes = 20_000;
const mostPieces = 2_000;
const mostOpen = 50;
/** The parser's own time grows with the square of its open tags. */
const mostDepth = 5_000;
const chunkLength = 65_536;
const mostText = 200_000;
