/**
 * Which program a JSON document came from, and its recipes.
 *
 * - Known by what stands in it, never by its name: first the programs that have marks of their own,
 *   then schema.org wherever it lies in the document.
 * - A list, and the lists that programs wrap theirs in (`recipes`, `data`, `items`), are read item by
 *   item. An item that is none of these is named in the report.
 */
import { isNode, type SchemaNode } from '../recipe-import/schema-values';
import { onceEach, sampleOf } from './fields';
import type { JsonReader } from './json-reader';
import { crouton } from './readers/crouton';
import { mealie } from './readers/mealie';
import { isMealieBackup, readMealieBackup } from './readers/mealie-backup';
import { mela } from './readers/mela';
import { paprika } from './readers/paprika';
import { recipeSage } from './readers/recipe-sage';
import { readSchemaOrg } from './readers/schema-org';
import { tandoor } from './readers/tandoor';
import type { Reading, UnreadField } from './recipe-in-file';

export interface JsonReading extends Reading {
  /** As the person knows it: "Paprika". */
  format: string;
}

/** Most telling first: several programs call their fields alike. */
const readers: readonly JsonReader[] = [paprika, recipeSage, mela, crouton, tandoor, mealie];

/**
 * @returns nothing when no recipe is in it
 * @example readJson([{ '@type': 'Recipe', name: 'Toast' }])?.format // 'schema.org'
 */
export function readJson(document: unknown): JsonReading | undefined {
  if (isNode(document) && isMealieBackup(document)) {
    return { format: 'Mealie backup', ...readMealieBackup(document) };
  }
  const items = itemsOf(document);
  const reader = readers.find((each) =>
    items.some((item) => isNode(item) && each.recognises(item)),
  );
  if (reader !== undefined) return { format: reader.name, ...readItems(items, reader) };
  const reading = readSchemaOrg(document);
  return reading.recipes.length === 0 ? undefined : { format: 'schema.org', ...reading };
}

function itemsOf(document: unknown): unknown[] {
  if (Array.isArray(document)) return document;
  if (!isNode(document)) return [];
  const wrapped = ['recipes', 'data', 'items', 'exportedRecipes'].find((name) =>
    Array.isArray(document[name]),
  );
  return wrapped !== undefined && !('steps' in document)
    ? (document[wrapped] as unknown[])
    : [document];
}

function readItems(items: readonly unknown[], reader: JsonReader): Reading {
  const isOwn = (item: unknown): item is SchemaNode => isNode(item) && reader.recognises(item);
  const others: UnreadField[] = items.flatMap((item, at) =>
    isOwn(item) ? [] : [{ path: `[${at}]`, sample: sampleOf(item) }],
  );
  return {
    recipes: items.filter(isOwn).map((item) => () => reader.read(item)),
    notUnderstood: onceEach(others),
  };
}
