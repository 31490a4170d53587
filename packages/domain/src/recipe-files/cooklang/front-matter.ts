/**
 * The part of YAML that recipes use at the head of a file.
 *
 * - `key: value`, a list (`- value` below, or `[a, b]` beside), one level of keys inside a key, and
 *   texts of several lines after `|` or `>`.
 * - Texts may stand in quotes; in double quotes escapes are those of JSON. Comments go.
 * - Whatever is none of this is left as text; nothing throws.
 */
export type FrontMatter = Record<string, unknown>;

/** @example parseFrontMatter('title: Toast\ntags: [quick, bread]') // { title: 'Toast', tags: ['quick', 'bread'] } */
export function parseFrontMatter(text: string): FrontMatter {
  return mapFrom(text.split(/\r\n?|\n/).filter((line) => !/^\s*#/.test(line)));
}

function mapFrom(lines: readonly string[], depth = 0): FrontMatter {
  const entries: [string, unknown][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, key, rest = ''] =
      /^["']?([^\s:"'-][^:"']{0,80}?)["']?\s*:(?:\s+(.*))?$/.exec(lines[at]!) ?? [];
    if (key === undefined) continue;
    const below = blockBelow(lines, at + 1);
    at += below.length;
    entries.push([key.trim().toLowerCase(), valueFrom(rest.trim(), below, depth)]);
  }
  return Object.fromEntries(entries);
}

/** Lines that are indented, blank, or begin a list: they belong to the key above. */
function blockBelow(lines: readonly string[], from: number): string[] {
  let end = from;
  while (end < lines.length && /^(?:\s|-\s|-$|$)/.test(lines[end]!)) end += 1;
  return lines.slice(from, end);
}

function valueFrom(rest: string, below: readonly string[], depth: number): unknown {
  if (/^[|>][+-]?$/.test(rest)) return blockText(below, rest.startsWith('|') ? '\n' : ' ');
  if (rest !== '') return scalarFrom(rest);
  const block = withoutIndent(below.filter((line) => line.trim() !== ''));
  if (block.length > 0 && block.every((line) => /^-(?:\s|$)/.test(line))) {
    return block.map((line) => plainFrom(line.slice(1).trim()));
  }
  return depth === 0 ? mapFrom(block, 1) : block.join('\n');
}

function blockText(below: readonly string[], joint: string): string {
  return withoutIndent(below).join(joint).trim();
}

function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = indents.reduce((a, b) => Math.min(a, b), 80);
  return lines.map((line) => line.slice(least));
}

function scalarFrom(text: string): unknown {
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
  return text.replace(/\s+#.*$/, '').trim();
}
