/**
 * One row of a recipe that asks for several foods, as a row for each.
 *
 * - "1 tsp each cumin and paprika": each gets the amount.
 * - "3 egg yolks, plus 1 egg": the egg is a row of its own; "plus 2 tbsp for dusting" is more of the
 *   same food.
 * - "salt and pepper", "lime wedges and coriander, to serve": without an amount, known foods that
 *   are joined are apart.
 * - The recipe keeps its row as it was written.
 */
import { foodsNamed, knownFoodsNamed } from '../foods/several-foods';
import type { Ingredient } from '../ingredients/ingredient';
import { parseIngredient, splitIngredientLine } from '../ingredients/parse-ingredient';

/**
 * @example
 * foodsOfRow({ name: 'cumin and paprika', amount: '1', unit: 'tsp', note: 'each' })
 * // [{ name: 'cumin', amount: '1', unit: 'tsp' }, { name: 'paprika', amount: '1', unit: 'tsp' }]
 */
export function foodsOfRow(row: Ingredient): readonly Ingredient[] {
  const { name, amount, unit, note = '' } = row;
  if (!maySaySeveral.test(name) && !maySaySeveral.test(note)) return [row];
  const memoryKey = [amount, unit, name, note].join('\n');
  const known = parted.get(memoryKey);
  if (known) return known;
  const foods = partRow(row);
  if (parted.size >= mostParted) parted.clear();
  parted.set(memoryKey, foods);
  return foods;
}

/** Lists are built again and again from the same rows. */
const parted = new Map<string, readonly Ingredient[]>();
const mostParted = 2000;

function partRow(row: Ingredient): readonly Ingredient[] {
  const { name, amount, unit, note = '' } = row;
  const isLine = amount.trim() === '' && unit.trim() === '';
  const read = isLine ? splitIngredientLine(name) : row;
  const remarks = (read.note ?? '').split(', ');
  const own = isLine ? { ...row, name: withoutExtra(name) } : row;
  const foods = remarks.includes('each')
    ? foodsNamed(read.name).map((each) => ({ ...read, name: each, note }))
    : apart(own, read);
  return [...foods, ...remarks.flatMap((remark) => extraRow(remark, read))];
}

/** Without an amount, known foods joined by "and". */
function apart(row: Ingredient, read: Ingredient): readonly Ingredient[] {
  if (read.amount !== '' || read.unit !== '') return [row];
  const names = knownFoodsNamed(row.name);
  const remark = row.name.includes(',') ? row.name.slice(row.name.indexOf(',')) : '';
  return names.length > 1 ? names.map((name) => ({ ...row, name: name + remark })) : [row];
}

/** "plus 1 egg", "+ 2 tbsp for dusting": what comes to the row. */
function extraRow(remark: string, { name }: Ingredient): Ingredient[] {
  const extra = extraAmount.exec(remark)?.[1];
  if (extra === undefined) return [];
  const { amountText, unitText, name: food } = parseIngredient(extra);
  if (amountText === '') return [];
  const isSame = sameFood.test(food);
  if (isSame) return [{ name, amount: amountText, unit: unitText }];
  return [{ name: extra, amount: '', unit: '' }];
}

function withoutExtra(line: string): string {
  return line.replace(extraInLine, '');
}

/** Cheap to ask of every row; few say so. */
const maySaySeveral = /\b(?:each|plus|and)\b|[&+]/i;
const extraAmount = /^(?:plus|\+|and)\s+(?=[\d¼-¾⅐-⅞]|(?:an?|one|two|three|half)\s)(.+)$/i;
/** Behind the food, not behind its amount: "1 cup plus 2 tbsp" is one amount. */
const extraInLine = /(?<=\p{L}{4,}),?\s+(?:plus|\+)\s+(?=[\d¼-¾⅐-⅞]).*$/iu;
const sameFood = /^(?:extra|more)?\s?(?:(?:for|to)\b.*)?$/i;
