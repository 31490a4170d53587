/** What a reader of one JSON format is: how it knows an object of its own, and what it makes of it. */
import type { SchemaNode } from '../recipe-import/schema-values';
import type { RecipeInFile } from './recipe-in-file';

export interface JsonReader {
  /** As the person knows it: "Paprika". */
  name: string;
  /** By what stands in it, never by the name of its file. */
  recognises(node: SchemaNode): boolean;
  read(node: SchemaNode): RecipeInFile;
}

/** @example hasTexts({ name: 'Toast', steps: [] }, 'name') // true */
export function hasTexts(node: SchemaNode, ...names: string[]): boolean {
  return names.every((name) => typeof node[name] === 'string');
}
