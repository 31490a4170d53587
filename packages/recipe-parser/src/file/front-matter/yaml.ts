/**
 * The part of YAML that recipe programs write: keys, lists and texts, inside one another.
 *
 * - Values, and texts of several lines, are those of front matter.
 * - An item of a list is an object when it has several keys, or one in small letters ("- text: Mix it."):
 *   "- 1 cup sugar: white" is a text.
 * - A text in which every line without an indent is a key or an item is such a document; any other is not.
 */
import { blockText, keyAndValue, scalarFrom, withoutIndent } from './front-matter';

/** @returns undefined for what is no document of keys and values; a list for several documents */
export function parseYaml(text: string): unknown {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const content = lines.filter((line) => !/^\s*#/.test(line) && !/^(?:%|\.\.\.\s*$)/.test(line));
  const top = content.filter((line) => /^\S/.test(line) && !isMark(line));
  const areKeys = top.length > 0 && top.every((line) => keyAndValue.test(line) || isItem(line));
  if (!areKeys || !top.some((line) => keyAndValue.test(line.replace(/^-\s+/, ''))))
    return undefined;
  const documents = dividedAt(content, isMark).filter((part) =>
    part.some((line) => line.trim() !== ''),
  );
  const values = documents.map((part) => valueIn(part, 0));
  return values.length === 1 ? values[0] : values.flat();
}

const isMark = (line: string): boolean => /^---\s*$/.test(line);
const isItem = (line: string): boolean => /^-(?:\s|$)/.test(line);

function dividedAt(lines: readonly string[], isDivider: (line: string) => boolean): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (isDivider(line)) parts.push([]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

function valueIn(lines: readonly string[], depth: number): unknown {
  const block = withoutIndent(lines);
  const first = block.find((line) => line.trim() !== '') ?? '';
  if (depth < deepest && isItem(first)) return itemsIn(block, depth);
  if (depth < deepest && keyAndValue.test(first)) return objectIn(block, depth);
  return scalarFrom(
    block
      .map((line) => line.trim())
      .join(' ')
      .trim(),
  );
}

function itemsIn(block: readonly string[], depth: number): unknown[] {
  const items: string[][] = [];
  for (const line of block) {
    if (isItem(line)) items.push([line.replace(/^-/, ' ')]);
    else items.at(-1)?.push(line);
  }
  return items.map((item) => {
    const plain = withoutIndent(item);
    const keys = plain.filter((line) => /^\S/.test(line));
    const isObject =
      keys.every((line) => keyAndValue.test(line)) &&
      (keys.length > 1 || /^[a-z_]+:/.test(keys[0] ?? ''));
    return isObject
      ? objectIn(plain, depth + 1)
      : scalarFrom(
          plain
            .map((line) => line.trim())
            .join(' ')
            .trim(),
        );
  });
}

function objectIn(block: readonly string[], depth: number): Record<string, unknown> {
  const entries = new Map<string, unknown>();
  for (let at = 0; at < block.length; at += 1) {
    const [, name, rest = ''] = keyAndValue.exec(block[at]!) ?? [];
    if (name === undefined) continue;
    let end = at + 1;
    while (end < block.length && !/^[^\s-]|^-\S/.test(block[end]!)) end += 1;
    const below = block.slice(at + 1, end);
    const key = entries.has(name.trim()) ? `${name.trim()} (${at + 1})` : name.trim();
    entries.set(key, fieldFrom(rest.trim(), below, depth));
    at = end - 1;
  }
  return Object.fromEntries(entries);
}

function fieldFrom(rest: string, below: readonly string[], depth: number): unknown {
  if (/^[|>][+-]?\d?$/.test(rest)) return blockText(below, rest.startsWith('|') ? '\n' : ' ');
  const more = below.filter((line) => line.trim() !== '');
  if (rest !== '') return scalarFrom([rest, ...more.map((line) => line.trim())].join(' '));
  return more.length === 0 ? '' : valueIn(below, depth + 1);
}

/** Far deeper than any recipe; what is deeper stays a text. */
const deepest = 12;
