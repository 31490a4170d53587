/**
 * The interface of a reader of one JSON format: how it recognises and reads an object.
 *
 * A program is known by its keys. Programs leave out what a person did not fill in, or write null for it: an
 * empty value is like none.
 */
import type { SchemaNode } from '../../schema-org/schema-values';
import type { RecipeInFile } from './recipe-in-file';

export interface JsonReader {
  /** The name people know it by: "Paprika". */
  name: string;
  /** By its content, never by the name of its file. */
  recognises(node: SchemaNode): boolean;
  read(node: SchemaNode): RecipeInFile;
}

/** The keys of a program. */
export interface JsonKeys {
  title: string;
  /** Those of the ingredients and of the method. */
  parts: readonly string[];
  /** How it writes them. */
  kind: 'text' | 'list';
  /** Keys that other programs do not have. */
  own: readonly string[];
  /** So many of its own keys must be there: 1 if absent. */
  fewest?: number;
}

/** @example hasKeysOf({ title: 'Toast', method: null, kind: 'x' }, { title: 'title', parts: ['method'], kind: 'text', own: ['kind'] }) // true */
export function hasKeysOf(
  node: SchemaNode,
  { title, parts, kind, own, fewest = 1 }: JsonKeys,
): boolean {
  const isPart = kind === 'list' ? Array.isArray : isText;
  const areParts = parts.every((name) => isEmpty(node[name]) || isPart(node[name]));
  const known = own.filter((name) => name in node).length;
  const all = known + parts.filter((name) => name in node).length;
  const isTitled = title in node && (isText(node[title]) || node[title] === null);
  return isTitled && areParts && known >= fewest && all > 1;
}

const isText = (value: unknown): boolean => typeof value === 'string';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
