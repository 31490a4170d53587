/**
 * Parses the food table: identity, aisle, and the figures for conversions.
 *
 * - A food is known by its id, which never changes: lists and corrections are stored under it.
 * - Density turns cups into grams; a piece weight turns pieces, cloves and tins into grams. Every
 *   figure has its source.
 * - Flour is no liquid: the weight of a cup depends on the book's way of filling it. Where
 *   Australian books differ from American ones, a food has a density for each.
 * - A figure that a food lacks is its parent's: a brown onion weighs what an onion weighs.
 */
import type { UnitId } from '../units/units';
import { aisles } from './aisle';
import type { Aisle } from './aisle';
import type { Figure, FigureSource } from './figures';
import { foodRows } from './food-data';
import { slug } from './food-words';
import { plural } from './plurals';

export interface Food {
  /** Stable and URL-safe: "brown-onion". */
  readonly id: string;
  /** As a list shows it: "Brown onions", "Plain flour". */
  readonly name: string;
  /** As a list shows one of it: "Brown onion", "Plain flour". */
  readonly nameOfOne: string;
  /** Sold by the cut or one at a time: "Kent pumpkin 3 kg", where "Carrots 1 kg" are many. */
  readonly isLarge: boolean;
  /** Every name in the table, the singular first. */
  readonly names: readonly string[];
  readonly aisle: Aisle;
  readonly parentId: string | undefined;
  /** Oil and milk are bought by volume, flour by weight. */
  readonly isSoldByVolume: boolean;
  /** As American books fill a cup, and all others where nothing else is known. */
  readonly density: Figure | undefined;
  /** As Australian books fill one, where that is known to differ. */
  readonly australianDensity: Figure | undefined;
  /** Grams of one of the unit; `whole` is one as bought. */
  readonly pieces: ReadonlyMap<UnitId, Figure>;
}

/**
 * Parses the table. Takes some milliseconds, so cache the result.
 *
 * @example parseFoodTable().get('carrot')?.name // 'Carrots'
 */
export function parseFoodTable(): Map<string, Food> {
  const rows = aisles.flatMap((aisle) =>
    foodRows[aisle].split('\n').flatMap((line) => readLine(line.trim(), aisle)),
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [row.id, withInheritedFigures(row, rowsById)]));
}

function readLine(line: string, aisle: Aisle): Food[] {
  if (line === '' || line.startsWith('#')) return [];
  const [head = '', ...figures] = line.split(' | ');
  const [foods = '', parent] = head.split(' < ');
  return foods.split(' / ').map((food) => {
    const [first = '', ...otherNames] = food.split(', ');
    const isLarge = first.endsWith('*');
    const isPlural = isLarge || first.endsWith('+');
    const name = isPlural ? first.slice(0, -1) : first;
    return {
      id: slug(name),
      name: sentenceCase(isPlural ? plural(name) : name),
      nameOfOne: sentenceCase(name),
      isLarge,
      names: [name, ...otherNames],
      aisle,
      parentId: parent === undefined ? undefined : slug(parent),
      ...readFigures(figures),
    };
  });
}

function readFigures(
  texts: readonly string[],
): Pick<Food, 'isSoldByVolume' | 'density' | 'australianDensity' | 'pieces'> {
  const figures = texts.map(readFigure);
  const weighed = figures.find(({ unit }) => unit in volumesOfDensity);
  const density = weighed && perMillilitre(weighed);
  const australian = figures.find(({ unit }) => unit === australianCup);
  const pieces = figures
    .filter((figure) => figure !== weighed && figure !== australian)
    .map(({ value, measure, unit, source }) => {
      const grams = measure === 'mL' ? value * (density?.value ?? 1) : value;
      const id = unit === 'each' ? 'whole' : (unit as UnitId);
      return [id, { value: grams, source }] as const;
    });
  return {
    isSoldByVolume: weighed?.unit === 'mL',
    density,
    australianDensity: australian && perMillilitre(australian),
    pieces: new Map(pieces),
  };
}

function perMillilitre({ value, unit, source }: ReadFigure): Figure {
  const millilitres = unit === australianCup ? 250 : (volumesOfDensity[unit] ?? 1);
  return { value: value / millilitres, source };
}

interface ReadFigure extends Figure {
  readonly measure: string;
  readonly unit: string;
}

/** "125 g/cup U", "150 g each W", "400 mL/tin S". */
function readFigure(text: string): ReadFigure {
  const match = /^([\d.]+) (g|mL)(?:\/| )([a-zA-Z]+) ([A-Z])$/.exec(text);
  const [, value = '', measure = '', unit = '', letter = ''] = match ?? [];
  const source = sourcesByLetter[letter];
  if (source === undefined) throw new Error(`Not a figure of the food table: ${text}`);
  return { value: Number(value), measure, unit, source };
}

function withInheritedFigures(row: Food, rows: ReadonlyMap<string, Food>): Food {
  const parent = row.parentId === undefined ? undefined : rows.get(row.parentId);
  if (!parent) return row;
  const from = withInheritedFigures(parent, rows);
  return {
    ...row,
    isSoldByVolume: row.density ? row.isSoldByVolume : from.isSoldByVolume,
    density: row.density ?? from.density,
    // A figure of its own is nearer than one of its parent, wherever that was measured.
    australianDensity: row.australianDensity ?? (row.density ? undefined : from.australianDensity),
    pieces: new Map([...from.pieces, ...row.pieces]),
  };
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const australianCup = 'acup';

/** Millilitres of the American cup and spoons that the sources weigh. */
const volumesOfDensity: Readonly<Record<string, number>> = {
  mL: 1,
  cup: 236.588,
  tbsp: 14.787,
  tsp: 4.929,
};

const sourcesByLetter: Readonly<Record<string, FigureSource>> = {
  U: 'usda',
  W: 'womens-weekly',
  S: 'shop-pack',
  K: 'kitchen-reference',
  E: 'estimate',
};
