/** How shops sell a food (`pack-rows.ts`), as plain JSON. */
import { findFoodById, slug, type Food } from '@saltbush/recipe-parser/foods';
import type { Pack } from './pack';
import { packRows } from './pack-rows';

/**
 * The smallest first; none for what is sold loose or is not in the table.
 *
 * @param countryRows of a country's own table, whose rows come first
 * @example packsOfFood(findFoodById('thickened-cream')!) // [{ amount: 300, unit: 'ml', name: 'carton' }, …]
 */
export function packsOfFood(food: Food, countryRows = ''): readonly Pack[] {
  const own = tableOf(countryRows).get(food.id) ?? tableOf(packRows).get(food.id);
  if (own) return own;
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  if (parent) return packsOfFood(parent, countryRows);
  return food.aisle === 'Herbs & Spices' ? smallJar : [];
}

function tableOf(rows: string): ReadonlyMap<string, readonly Pack[]> {
  const known = tables.get(rows);
  if (known) return known;
  const table = parsePackTable(rows);
  tables.set(rows, table);
  return table;
}

/** By the text of their rows: one for each country. */
const tables = new Map<string, ReadonlyMap<string, readonly Pack[]>>();

/**
 * By the id of the food.
 *
 * @throws Error for a row that is not written as `pack-rows.ts` says
 */
export function parsePackTable(rows = packRows): Map<string, readonly Pack[]> {
  const table = new Map<string, readonly Pack[]>();
  for (const line of rows.split('\n').map((row) => row.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [names = '', sizes = ''] = line.split(': ');
    const packs = sizes === 'loose' ? [] : sizes.split(', ').map(readPack);
    for (const name of names.split(', ')) table.set(slug(name), packs);
  }
  return table;
}

function readPack(text: string): Pack {
  const match = /^(~?)([\d.]+) (g|kg|mL|L|each) ([a-z ]+)$/.exec(text);
  const [, isUnsized, size, unit = '', name] = match ?? [];
  const base = baseUnits[unit];
  if (base === undefined) throw new Error(`Not a pack: ${text}`);
  return {
    amount: Number(size) * base.factor,
    unit: base.unit,
    name: (name === 'whole' ? '' : name) as Pack['name'],
    ...(isUnsized ? { isUnsized: true } : {}),
  };
}

const baseUnits: Readonly<Record<string, { unit: Pack['unit']; factor: number }>> = {
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  mL: { unit: 'ml', factor: 1 },
  L: { unit: 'ml', factor: 1000 },
  each: { unit: 'each', factor: 1 },
};

const smallJar: readonly Pack[] = [{ amount: 30, unit: 'g', name: 'small jar', isUnsized: true }];
