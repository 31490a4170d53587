/** Compares a list with the plain list: each line, its sources, its sum, its tick, and its place. */
import type { ShoppingList, ListLine } from '../src/plan/shopping-list/list/shopping-list';
import { baseOf } from './asked-amounts';
import { equal, near } from './checks';
import { allLines } from './list-weeks';
import { foodKeys } from './plain-list';
import type { Covered, FoodKey, PlainList } from './plain-list';

/**
 * @returns how many lines were compared
 * @throws Error when they differ
 */
export function compareList(list: ShoppingList, plain: PlainList): number {
  const lines = new Map(allLines(list).map((line) => [line.key, line]));
  let compared = 0;
  for (const food of foodKeys) {
    const expected = plain.expected(list.days.from, food, coveredIn(list));
    const line = lines.get(food);
    equal(line !== undefined, expected !== undefined, `is there a line ${food}`);
    if (!line || !expected) continue;
    compared += 1;
    compareLine(line, food, expected);
    compareShown(list, line, { food, expected, plain });
  }
  compareAlone([...lines.values()], plain);
  return compared;
}

/** @example coveredIn(list)('milk') // true when what recipes need of it is bought */
export function coveredIn(list: ShoppingList): Covered {
  const lines = new Map(allLines(list).map((line) => [line.key, line]));
  return (key) => lines.get(key)?.areRecipesCovered === true;
}

type Expected = NonNullable<ReturnType<PlainList['expected']>>;

function compareLine(line: ListLine, food: FoodKey, expected: Expected): void {
  const sources = [...new Set(line.parts.map(({ id }) => id!))].sort();
  equal(sources.join(), [...expected.sources.keys()].sort().join(), `sources of ${food}`);
  near(baseOf(line.amounts, food), expected.total, `sum of ${food}`);
  const sumOf = (parts: ListLine['parts']) =>
    baseOf(
      parts.flatMap(({ amounts }) => amounts),
      food,
    );
  near(sumOf(line.parts), expected.total, `parts of ${food}`);
  for (const [id, amount] of expected.sources) {
    near(sumOf(line.parts.filter((part) => part.id === id)), amount, `${food} of ${id}`);
  }
}

function compareShown(
  list: ShoppingList,
  line: ListLine,
  { food, expected, plain }: { food: FoodKey; expected: Expected; plain: PlainList },
): void {
  equal(line.isTicked, expected.isTicked, `tick of ${food}`);
  equal(line.needLeft === undefined || !line.isTicked, true, `rest of ${food}`);
  const place = list.staples.includes(line)
    ? 'staples'
    : list.cleared.includes(line)
      ? 'cleared'
      : 'list';
  equal(place, expected.place, `place of ${food}`);
  const override = plain.overrides.get(`${list.days.from} ${food}`);
  equal(line.name, override?.name ?? line.computed.name, `name of ${food}`);
  equal(line.text, override?.amount ?? line.computed.text, `amount of ${food}`);
}

/** Items of no food have lines of their own. */
function compareAlone(lines: readonly ListLine[], plain: PlainList): void {
  const alone = [...plain.items].filter(([, { asked }]) => !asked);
  for (const [id, { text }] of alone) {
    const own = lines.filter((line) => line.items.some((item) => item.id === id));
    const texts = own.flatMap(({ parts }) => parts.map((part) => part.ingredientText));
    if (own.length > 0) equal(texts.join(), text, 'the text of an item');
  }
}
