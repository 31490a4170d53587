/**
 * How many rows there may be: meals and attendances of a day, listed recipes, lines, votes, small jobs and swaps of a week,
 * others in all. Items that were bought and do not repeat do not count, on no list: one that is used for years would be full of them.
 */
import type { PlainDate } from '../days/week';
import { rowLimits } from './operations';
import type { FieldSetBack, Operation, OperationArgs } from './operations';
import type { ItemRow, ListedRecipeRow, MealRow, LineRow, Row, RowKind } from '../rows/rows';

/** Rows that count together. */
export interface RowGroup {
  kind: RowKind;
  /** The day of meals and attendances, the week of listed recipes, lines, votes, small jobs and swaps. */
  within?: PlainDate;
}

const limits: Record<RowKind, number> = {
  meals: rowLimits.mealsPerDay,
  listedRecipes: rowLimits.listedRecipesPerWeek,
  items: rowLimits.items,
  lines: rowLimits.linesPerWeek,
  foods: rowLimits.foods,
  stores: rowLimits.stores,
  eaters: rowLimits.eaters,
  eaterSettings: rowLimits.eaterSettings,
  attendances: rowLimits.attendancesPerDay,
  menuRules: rowLimits.menuRules,
  weekRules: rowLimits.weekRules,
  listSettings: rowLimits.listSettings,
  aisles: rowLimits.aisles,
  barcodes: rowLimits.barcodes,
  namedLists: rowLimits.namedLists,
  namedItems: rowLimits.namedItems,
  templates: rowLimits.templates,
  recurringMeals: rowLimits.recurringMeals,
  votes: rowLimits.votesPerWeek,
  homeItems: rowLimits.homeItems,
  proposedDishes: rowLimits.proposedDishesPerWeek,
  smallJobs: rowLimits.smallJobsPerWeek,
  mealSwaps: rowLimits.mealSwapsPerWeek,
};

export const limitOf = ({ kind }: RowGroup): number => limits[kind];

/** @example groupKey({ kind: 'meals', within: '2026-11-25' }) // 'meals/2026-11-25' */
export const groupKey = ({ kind, within = '' }: RowGroup): string => `${kind}/${within}`;

/** The rows that a row counts with; none when it was removed or bought. */
export function groupOf(row: Row): RowGroup | undefined {
  if (row.isDeleted || isBought(row)) return undefined;
  const { date, week } = row.fields as Partial<MealRow & LineRow & ListedRecipeRow>;
  return { kind: row.kind, within: date ?? week };
}

function isBought({ kind, fields }: Row): boolean {
  const { tickedOn, repeatWeeks } = fields as Partial<ItemRow>;
  return typedKinds.includes(kind) && tickedOn !== undefined && repeatWeeks === undefined;
}

const typedKinds: readonly RowKind[] = ['items', 'namedItems'];

/**
 * Where an operation may add rows, for the server to count before it runs the operation. Restoring rows, and
 * setting back `deleted`, is in the groups of rows that exist: `groupOf`.
 *
 * @example groupsNeeded({ name: 'addMeal', args: { id, date: '2026-11-25', … } })
 * // [{ kind: 'meals', within: '2026-11-25' }]
 */
export function groupsNeeded({ name, args }: Pick<Operation, 'name' | 'args'>): RowGroup[] {
  const find = finders[name as keyof typeof finders] as ((args: unknown) => RowGroup[]) | undefined;
  return find ? find(args) : [];
}

type Finders = { [Name in keyof OperationArgs]?: (args: OperationArgs[Name]) => RowGroup[] };

const mealsOn = (within: PlainDate): RowGroup => ({ kind: 'meals', within });
const linesIn = (within: PlainDate): RowGroup => ({ kind: 'lines', within });
const allItems: RowGroup = { kind: 'items' };
const ofField = ({ kind, field, value }: FieldSetBack): RowGroup[] => {
  if (kind === 'meals' && field === 'date') return [mealsOn(value as PlainDate)];
  const mayAddItem = field === 'tickedOn' || field === 'repeatWeeks';
  return mayAddItem && typedKinds.includes(kind) ? [{ kind }] : [];
};

const finders: Finders = {
  addMeal: ({ date }) => [mealsOn(date)],
  addMeals: ({ meals }) => [...new Set(meals.map(({ date }) => date))].map(mealsOn),
  changeMeal: ({ change: { date } }) => (date ? [mealsOn(date)] : []),
  setEater: () => [{ kind: 'eaters' }],
  setWeekRule: () => [{ kind: 'weekRules' }],
  setTemplate: () => [{ kind: 'templates' }],
  setRecurringMeal: () => [{ kind: 'recurringMeals' }],
  setAttendance: ({ date }) => [{ kind: 'attendances', within: date }],
  setVote: ({ week }) => [{ kind: 'votes', within: week }],
  proposeDishes: ({ week }) => [{ kind: 'proposedDishes', within: week }],
  setSmallJob: ({ week }) => [{ kind: 'smallJobs', within: week }],
  setMealSwap: ({ week }) => [{ kind: 'mealSwaps', within: week }],
  addListedRecipe: ({ week }) => [{ kind: 'listedRecipes', within: week }],
  addItems: () => [allItems],
  changeItem: ({ change: { repeatWeeks } }) => (repeatWeeks ? [allItems] : []),
  untick: ({ items }) => (items.length > 0 ? [allItems] : []),
  tick: ({ week, line }) => (line ? [linesIn(week)] : []),
  changeLine: ({ week }) => [linesIn(week)],
  changeFood: () => [{ kind: 'foods' }],
  setStaples: () => [{ kind: 'foods' }],
  setStore: () => [{ kind: 'stores' }],
  setBarcode: () => [{ kind: 'barcodes' }],
  setAisle: () => [{ kind: 'aisles' }],
  setNamedList: () => [{ kind: 'namedLists' }],
  addNamedItems: () => [{ kind: 'namedItems' }],
  tickNamedItems: ({ on }) => (on === null ? [{ kind: 'namedItems' }] : []),
  addHomeItems: () => [{ kind: 'homeItems' }],
  setBack: ofField,
  setBackAll: ({ fields }) => fields.flatMap(ofField),
};
