/**
 * Mealie's backup: a zip with `database.json`, every table of it, and the images in
 * `data/recipes/<id>/images`.
 *
 * - The rows of one recipe are put together to the JSON that Mealie's API gives, and read like that.
 * - Tables that hold no recipes (people, households, plans, lists) are named with their number of rows.
 * - Rows are matched in one pass over each table, so that a large backup takes no longer than its size.
 *
 * Source: https://docs.mealie.io/documentation/getting-started/usage/backups-and-restoring/
 */
import { isNode, type SchemaNode } from '../../schema-org/schema-values';
import type { Reading, UnreadField } from '../fields/recipe-in-file';
import { readMealie } from './mealie';

export function isMealieBackup(node: SchemaNode): boolean {
  return ['recipes', 'recipes_ingredients', 'recipe_instructions'].every((table) =>
    Array.isArray(node[table]),
  );
}

/** @param node the whole of `database.json` */
export function readMealieBackup(node: SchemaNode): Reading {
  const tables = tablesOf(node);
  const parts = {
    recipeIngredient: byKey(withNames(tables), 'recipe_id'),
    recipeInstructions: byKey(tables('recipe_instructions'), 'recipe_id'),
    notes: byKey(tables('notes'), 'recipe_id'),
    nutrition: byKey(tables('recipe_nutrition'), 'recipe_id'),
    tags: linked(tables, 'tags', 'recipes_to_tags', 'tag_id'),
    recipeCategory: linked(tables, 'categories', 'recipes_to_categories', 'category_id'),
    tools: linked(tables, 'tools', 'recipes_to_tools', 'tool_id'),
  };
  const recipes = tables('recipes').map((row) => () => {
    const id = String(row['id'] ?? '');
    const of = (rows: Grouped) => (rows.get(id) ?? []).toSorted(byPosition);
    const whole = {
      ...row,
      recipeIngredient: of(parts.recipeIngredient),
      recipeInstructions: of(parts.recipeInstructions),
      notes: of(parts.notes),
      nutrition: of(parts.nutrition)[0],
      tags: namesOf(of(parts.tags)),
      recipeCategory: namesOf(of(parts.recipeCategory)),
      tools: namesOf(of(parts.tools)),
    };
    return readMealie(whole, imagesOf(id));
  });
  return { recipes, notUnderstood: otherTables(node) };
}

type Row = SchemaNode;
type Tables = (name: string) => Row[];
type Grouped = ReadonlyMap<string, Row[]>;

function tablesOf(node: SchemaNode): Tables {
  return (name) => {
    const rows = node[name];
    return Array.isArray(rows) ? rows.filter(isNode) : [];
  };
}

function byKey(rows: readonly Row[], key: string): Grouped {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const id = String(row[key] ?? '');
    const group = grouped.get(id);
    if (group) group.push(row);
    else grouped.set(id, [row]);
  }
  return grouped;
}

/** Lines with the food, the unit and the recipe they point to in their place. */
function withNames(tables: Tables): Row[] {
  const units = byKey(tables('ingredient_units'), 'id');
  const foods = byKey(tables('ingredient_foods'), 'id');
  const recipes = byKey(tables('recipes'), 'id');
  return tables('recipes_ingredients').map((line) => ({
    ...line,
    referencedRecipe: nameAndId(recipes.get(String(line['referenced_recipe_id'] ?? ''))?.[0]),
    unit: units.get(String(line['unit_id'] ?? ''))?.[0],
    food: foods.get(String(line['food_id'] ?? ''))?.[0],
  }));
}

const nameAndId = (row: Row | undefined) => row && { id: row['id'], name: row['name'] };

function linked(tables: Tables, things: string, links: string, thingId: string): Grouped {
  const named = byKey(tables(things), 'id');
  const rows = tables(links).flatMap((link) =>
    (named.get(String(link[thingId] ?? '')) ?? []).map((thing) => ({
      recipe_id: link['recipe_id'],
      name: thing['name'],
    })),
  );
  return byKey(rows, 'recipe_id');
}

const byPosition = (a: Row, b: Row): number =>
  Number(a['position'] ?? 0) - Number(b['position'] ?? 0);

const namesOf = (rows: readonly Row[]): unknown[] => rows.map((row) => row['name']);

/** Folder names have the id with dashes, rows may have it without. */
function imagesOf(id: string): string[] {
  const dashed = id.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5');
  return [...new Set([dashed, id])].map((name) => `data/recipes/${name}/images/original.webp`);
}

const readTables = new Set([
  'recipes',
  'recipes_ingredients',
  'recipe_instructions',
  'notes',
  'recipe_nutrition',
  'tags',
  'recipes_to_tags',
  'categories',
  'recipes_to_categories',
  'tools',
  'recipes_to_tools',
  'ingredient_units',
  'ingredient_foods',
  'recipe_settings',
  'alembic_version',
]);

function otherTables(node: SchemaNode): UnreadField[] {
  return Object.entries(node).flatMap(([name, rows]) =>
    readTables.has(name) || !Array.isArray(rows) || rows.length === 0
      ? []
      : [{ path: name, sample: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}` }],
  );
}
