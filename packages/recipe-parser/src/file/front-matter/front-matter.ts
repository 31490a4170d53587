/**
 * The part of YAML that recipes use at the head of a file.
 *
 * - `key: value`, a list (`- value` below, or `[a, b]` beside), one level of keys inside a key, and
 *   texts of several lines after `|` or `>`, or simply indented. A list inside a list joins it.
 * - Texts may be in quotes; in double quotes escapes are those of JSON. Comments are removed.
 * - Recipes are written by hand: "- 1 cup sugar: white" and "- *fresh* peas" are texts here, where YAML
 *   sees a key and an alias. A line that is none of this is under the key "", and a key that comes
 *   again gets a number; nothing throws.
 */
export type FrontMatter = Record<string, unknown>;

/** The front matter of a text, without its marks, and the text below it. */
export function splitFrontMatter(text: string): { head: string; body: string } {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^---[ \t]*\n/.test(plain)) return { head: '', body: plain };
  const start = plain.indexOf('\n') + 1;
  const end = /^---[ \t]*$/m.exec(plain.slice(start));
  if (end === null) return { head: '', body: plain };
  return {
    head: plain.slice(start, start + end.index),
    body: plain.slice(start + end.index + end[0].length),
  };
}

/** @example parseFrontMatter('title: Toast\ntags: [quick, bread]') // { title: 'Toast', tags: ['quick', 'bread'] } */
export function parseFrontMatter(text: string): FrontMatter {
  return mapFrom(text.split(/\r\n?|\n/).filter((line) => !/^\s*#/.test(line)));
}

function mapFrom(lines: readonly string[], depth = 0): FrontMatter {
  const entries = new Map<string, unknown>();
  const others: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, rest = ''] = keyAndValue.exec(lines[at]!) ?? [];
    if (name === undefined) {
      if (lines[at]!.trim() !== '') others.push(lines[at]!.trim());
      continue;
    }
    const below = blockBelow(lines, at + 1);
    at += below.length;
    const key = depth === 0 ? name.trim().toLowerCase() : name.trim();
    entries.set(entries.has(key) ? `${key} (${at})` : key, valueFrom(rest.trim(), below, depth));
  }
  if (others.length > 0) entries.set('', others);
  return Object.fromEntries(entries);
}

/** A line of a key and perhaps its value. */
export const keyAndValue = /^["']?([^\s:"'-][^:"']{0,80}?)["']?\s*:(?:\s+(.*))?$/;

/** Lines that are indented, blank, or begin a list: they belong to the key above. */
function blockBelow(lines: readonly string[], from: number): string[] {
  let end = from;
  while (end < lines.length && /^(?:\s|-\s|-$|$)/.test(lines[end]!)) end += 1;
  return lines.slice(from, end);
}

function valueFrom(rest: string, below: readonly string[], depth: number): unknown {
  if (/^[|>][+-]?$/.test(rest)) return blockText(below, rest.startsWith('|') ? '\n' : ' ');
  const block = withoutIndent(below.filter((line) => line.trim() !== ''));
  if (rest !== '') return scalarFrom([rest, ...block].join(' '));
  if (/^-(?:\s|$)/.test(block[0] ?? '')) return listFrom(block);
  return depth === 0 ? mapFrom(block, 1) : block.join('\n');
}

/** A line without a dash belongs to the item above it. */
function listFrom(block: readonly string[]): string[] {
  const items: string[][] = [];
  for (const line of block.map((each) => each.trim())) {
    if (/^-(?:\s|$)/.test(line)) items.push([line.slice(1).trim()]);
    else if (items.length > 0) items.at(-1)!.push(line);
    else items.push([line]);
  }
  return items.map((lines) => plainFrom(lines.join(' ').trim())).filter((item) => item !== '');
}

/** A text of several lines, below `|` or `>`. */
export function blockText(below: readonly string[], separator: string): string {
  return withoutIndent(below).join(separator).trim();
}

/** The lines without the indent that they share. */
export function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = indents.reduce((a, b) => Math.min(a, b), 80);
  return lines.map((line) => line.slice(least));
}

/** A text, or the list that stands in brackets. */
export function scalarFrom(text: string): unknown {
  const [, inside] = /^\[(.*)\]$/.exec(text) ?? [];
  if (inside === undefined) return plainFrom(text);
  return listParts(inside)
    .map(plainFrom)
    .filter((part) => part !== '');
}

/** Commas in quotes divide nothing. */
function listParts(text: string): string[] {
  return (text.match(/\s*"(?:[^"\\]|\\.)*"|\s*'[^']*'|[^,]+/g) ?? []).map((part) => part.trim());
}

function plainFrom(text: string): string {
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) {
    try {
      return JSON.parse(text) as string;
    } catch {
      return text.slice(1, -1);
    }
  }
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  const comment = text.search(/\s#/);
  return (comment === -1 ? text : text.slice(0, comment)).trim();
}
