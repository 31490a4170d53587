/**
 * Recipes out of the HTML that Recipe Keeper and Copy Me That export, as marked pieces.
 *
 * Read as a stream of tags, so that a book of thousands of recipes needs no tree in memory. Every element
 * with an `itemprop`, an id or a class gives a piece when it ends; its text has a line for each block.
 */
import { Parser, type Handler } from 'htmlparser2';
import { nameOfLinkText, type HtmlFormat, type HtmlPiece } from '@saltbush/recipe-parser/file';

export interface HtmlRecipes {
  format: HtmlFormat;
  /** The pieces of each recipe. */
  recipes: HtmlPiece[][];
  /** In all; beyond a limit they are only counted. */
  recipeCount: number;
}

/** @returns nothing when neither program made it */
export function readHtmlPieces(html: string): HtmlRecipes | undefined {
  const collector = new PieceCollector();
  const parser = new Parser(collector);
  for (let at = 0; at < html.length; at += chunkLength) {
    parser.write(html.slice(at, at + chunkLength));
    if (collector.depth > maxDepth) return undefined;
  }
  parser.end();
  const { format, recipes, recipeCount } = collector;
  return format === undefined ? undefined : { format, recipes, recipeCount };
}

/** The parser's handler: collects the pieces of each recipe of the first format that it finds. */
class PieceCollector implements Partial<Handler> {
  readonly recipes: HtmlPiece[][] = [];
  format: HtmlFormat | undefined;
  recipeCount = 0;
  /** How many tags are open. */
  depth = 0;
  private current: HtmlPiece[] | undefined;
  private recipeDepth = 0;
  private readonly open: Marked[] = [];

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.current === undefined) this.startRecipe(formatOf(attributes));
    if (this.current === undefined) return;
    if (isBlock(tag)) this.addText('\n');
    const names = namesOf(attributes);
    if (names.length === 0 || this.open.length >= maxOpen) return;
    const href = attributes['href'];
    const value = attributes['content'] ?? attributes['src'] ?? href;
    const isLink = value === href && href !== undefined;
    this.open.push({ depth: this.depth, names, value, isLink, text: '' });
  }

  ontext(text: string): void {
    this.addText(text.replace(/\s+/g, ' '));
  }

  onclosetag(tag: string): void {
    if (this.current !== undefined && isBlock(tag)) this.addText('\n');
    while (this.open.length > 0 && this.open.at(-1)!.depth >= this.depth) {
      const element = this.open.pop()!;
      if (this.current !== undefined) addPieces(this.current, element);
    }
    if (this.current !== undefined && this.depth <= this.recipeDepth) this.current = undefined;
    this.depth -= 1;
  }

  private startRecipe(found: HtmlFormat | undefined): void {
    if (found === undefined || (this.format ?? found) !== found) return;
    this.recipeCount += 1;
    if (this.recipes.length >= maxRecipes) return;
    this.format = found;
    this.current = [];
    this.recipeDepth = this.depth;
    this.recipes.push(this.current);
  }

  private addText(text: string): void {
    for (const element of this.open) {
      if (element.text.length < maxText) element.text += text;
    }
  }
}

interface Marked {
  depth: number;
  names: string[];
  value: string | undefined;
  isLink: boolean;
  text: string;
}

function addPieces(pieces: HtmlPiece[], { names, value, isLink, text }: Marked): void {
  const content = plain(text);
  if (pieces.length >= maxPieces) {
    if (pieces.length === maxPieces) pieces.push({ name: '…', value: `more than ${maxPieces}` });
    return;
  }
  pieces.push(...names.map((name) => ({ name, value: value ?? content })));
  // "greens.example" adds nothing to "https://greens.example/pie".
  if (!isLink || content === '' || value!.includes(content)) return;
  pieces.push(...names.map((name) => ({ name: nameOfLinkText(name), value: content })));
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

const maxRecipes = 20_000;
const maxPieces = 2_000;
const maxOpen = 50;
/** The parser's own time grows with the square of its open tags. */
const maxDepth = 5_000;
const chunkLength = 65_536;
const maxText = 200_000;
