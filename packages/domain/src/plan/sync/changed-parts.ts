/**
 * What an operation changes of what other programs read: the list (`GET /list-items`) and the planned meals
 * (`GET /meals`). A list has what the meals of its days need, so it changes with them. What somebody has another way in a
 * dish changes the list alone. Who eats, votes, small jobs, templates and the rules of Magic Menu are in neither.
 */
import type { RowKind } from '../rows/rows';
import type { OperationName } from './operations';

export type ChangedPart = 'list' | 'meals';

const mealOperations: readonly OperationName[] = [
  'addMeal',
  'changeMeal',
  'removeMeal',
  'addMeals',
];

/** Of a list, its settings, and what is at home and so to be checked. */
export const listOperations: readonly OperationName[] = [
  'addListedRecipe',
  'changeListedRecipe',
  'removeListedRecipe',
  'addItems',
  'changeItem',
  'removeItem',
  'tick',
  'untick',
  'clearDone',
  'changeLine',
  'changeFood',
  'setStaples',
  'setStore',
  'removeStore',
  'setListSettings',
  'setBarcode',
  'removeBarcode',
  'setAisle',
  'removeAisle',
  'setNamedList',
  'removeNamedList',
  'addNamedItems',
  'changeNamedItem',
  'tickNamedItems',
  'removeNamedItems',
  'addHomeItems',
  'changeHomeItem',
  'removeHomeItems',
];

/** Whose arguments say what they change. */
export const undoOperations = [
  'restoreRows',
  'setBack',
  'setBackAll',
] as const satisfies readonly OperationName[];

/** Rows of a list, its settings, and what is at home. */
export const listKinds: readonly RowKind[] = [
  'listedRecipes',
  'items',
  'lines',
  'foods',
  'stores',
  'listSettings',
  'barcodes',
  'aisles',
  'namedLists',
  'namedItems',
  'homeItems',
];

/** An operation as it was logged. */
export interface LoggedChange {
  name: OperationName;
  args: Readonly<Record<string, unknown>>;
}

/**
 * @example changedParts({ name: 'addMeal', args }) // ['meals', 'list']
 */
export function changedParts(change: LoggedChange): readonly ChangedPart[] {
  if (mealOperations.includes(change.name)) return mealsAndList;
  if (listOperations.includes(change.name) || change.name === 'setMealSwap') return ['list'];
  const kinds = rowsOfUndo(change).map(({ kind }) => kind);
  if (kinds.includes('meals')) return mealsAndList;
  return kinds.some((kind) => listKinds.includes(kind) || kind === 'mealSwaps') ? ['list'] : [];
}

const mealsAndList: readonly ChangedPart[] = ['meals', 'list'];

/** The rows that an undo brings or sets back; none of other operations. */
export function rowsOfUndo({ name, args }: LoggedChange): { kind: RowKind; id: string }[] {
  // They were checked when the operation ran.
  const rows = (field: string) => (args[field] ?? []) as { kind: RowKind; id: string }[];
  if (name === 'restoreRows') return rows('rows');
  if (name === 'setBackAll') return rows('fields');
  return name === 'setBack' ? [args as { kind: RowKind; id: string }] : [];
}
