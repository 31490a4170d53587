/**
 * Which program a JSON document came from, and its recipes.
 *
 * - Recognised by its content, never by its name: first the programs that have marks of their own,
 *   then schema.org wherever it is in the document.
 * - A list, and the lists that programs wrap theirs in (`recipes`, `data`, `items`), are read item by
 *   item. An item that is none of these is named in the report.
 */
import { isNode, type SchemaNode } from '../schema-org/schema-values';
import { onceEach } from './fields/fields';
import type { JsonReader } from './fields/json-reader';
import { anyJson } from './formats/any-json';
import { cookBookManager } from './formats/apps/cookbook-manager';
import { flavorish } from './formats/apps/flavorish';
import { isHousehold, kitchenOwl, otherThings } from './formats/apps/kitchen-owl';
import { norish } from './formats/apps/norish';
import { pestle } from './formats/apps/pestle';
import { crouton } from './formats/crouton';
import { mealie } from './formats/mealie';
import { isMealieBackup, readMealieBackup } from './formats/mealie-backup';
import { mela } from './formats/mela';
import { myRecipeBox } from './formats/my-recipe-box';
import { paprika } from './formats/paprika';
import { recipeSage } from './formats/recipe-sage';
import { readSchemaOrg } from './formats/schema-org';
import { tandoor } from './formats/tandoor';
import type { Reading, UnreadField } from './fields/recipe-in-file';
import { valuePreview } from './fields/value-preview';

export interface JsonReading extends Reading {
  /** The name people know it by: "Paprika". */
  format: string;
}

/** Most specific first: several programs use the same field names. */
const readers: readonly JsonReader[] = [
  paprika,
  recipeSage,
  myRecipeBox,
  mela,
  norish,
  flavorish,
  cookBookManager,
  crouton,
  tandoor,
  kitchenOwl,
  pestle,
  mealie,
];

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
  if (reader !== undefined) {
    const { recipes, notUnderstood } = readItems(items, reader);
    const others = isHousehold(document) ? otherThings(document) : [];
    return { format: reader.name, recipes, notUnderstood: [...notUnderstood, ...others] };
  }
  const reading = readSchemaOrg(document);
  if (reading.recipes.length > 0) return { format: 'schema.org', ...reading };
  const others = items.map((item) =>
    isNode(item) && isNode(item['recipe']) ? item['recipe'] : item,
  );
  const isAny = others.some((item) => isNode(item) && anyJson.recognises(item));
  return isAny ? { format: anyJson.name, ...readItems(others, anyJson) } : undefined;
}

function itemsOf(document: unknown): unknown[] {
  if (Array.isArray(document)) return document;
  if (!isNode(document)) return [];
  if (readers.some((each) => each.recognises(document))) return [document];
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
    isOwn(item) ? [] : [{ path: `[${at}]`, sample: valuePreview(item) }],
  );
  return {
    recipes: items.filter(isOwn).map((item) => () => reader.read(item)),
    notUnderstood: onceEach(others),
  };
}
