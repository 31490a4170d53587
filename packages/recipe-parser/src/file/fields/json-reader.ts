/** The interface of a reader of one JSON format: how it recognises and reads an object. */
import type { SchemaNode } from '../../schema-org/schema-values';
import type { RecipeInFile } from './recipe-in-file';

export interface JsonReader {
  /** The name people know it by: "Paprika". */
  name: string;
  /** By its content, never by the name of its file. */
  recognises(node: SchemaNode): boolean;
  read(node: SchemaNode): RecipeInFile;
}

/** @example hasTexts({ name: 'Toast', steps: [] }, 'name') // true */
export function hasTexts(node: SchemaNode, ...names: string[]): boolean {
  return names.every((name) => typeof node[name] === 'string');
}
