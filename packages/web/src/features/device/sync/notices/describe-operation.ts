/** An operation in words, for a toast or as text to copy: "Planned: Laksa, 23 November". */
import { formatDay } from '@saltbush/domain/plan/days/week';
import type {
  Change,
  Operation,
  OperationArgs,
  OperationName,
} from '@saltbush/domain/plan/sync/operations';
import { subjectOfMealSwap, type MealSwapSubject } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { subjectOfVote } from '@saltbush/domain/plan/rows/vote-rows';
import { isUsual } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import { rowKey, type MealRow, type Row, type RowKind } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../plan-view';

export type NamedOperation = Pick<Operation, 'name' | 'args'>;
type View = Pick<PlanView, 'rows' | 'recipes'> | undefined;

/** @param view gives names to ids; without it an operation is less precise */
export function describeOperation({ name, args }: NamedOperation, view: View): string {
  const { verb, what } = wordsOf(name, args, view);
  return `${verb}: ${what}`;
}

/** @example describeRefused(operation, view) // 'Not planned: Laksa, 23 November' */
export function describeRefused({ name, args }: NamedOperation, view: View): string {
  const { verb, what } = wordsOf(name, args, view);
  return `Not ${verb.toLowerCase()}: ${what}`;
}

interface Words {
  verb: string;
  what: string;
}

type Describe = { [Name in OperationName]: (args: OperationArgs[Name], view: View) => Words };

const describe: Describe = {
  addMeal: (meal, view) => ({ verb: 'Planned', what: mealText(meal, view) }),
  addMeals: ({ meals }, view) => ({
    verb: 'Planned',
    what: listText(meals.map((meal) => mealText(meal, view))),
  }),
  changeMeal: ({ id, change }, view) => ({
    verb: 'Changed',
    what: mealText({ ...fieldsOf(view, 'meals', id), ...withoutNull(change) }, view),
  }),
  removeMeal: ({ id }, view) => ({
    verb: 'Removed',
    what: mealText(fieldsOf(view, 'meals', id), view),
  }),
  setEater: ({ id, change }, view) => ({
    verb: 'Changed',
    what: change.name ?? eaterText(id, view),
  }),
  removeEater: ({ id }, view) => ({ verb: 'Removed', what: eaterText(id, view) }),
  setEaterSettings: ({ change }) => ({
    verb: 'Changed',
    what: settingText(change),
  }),
  setAttendance: ({ date, meal }) => ({
    verb: 'Changed',
    what: `who is home, ${meal} on ${formatDay(date)}`,
  }),
  setMenuRules: () => ({ verb: 'Changed', what: 'the rules of Magic Menu' }),
  setWeekRule: () => ({ verb: 'Changed', what: 'a rule of Magic Menu' }),
  removeWeekRule: () => ({ verb: 'Removed', what: 'a rule of Magic Menu' }),
  setTemplate: ({ id, change }, view) => ({
    verb: 'Saved',
    what: change.name ?? rowText('templates', id, view),
  }),
  removeTemplate: ({ id }, view) => ({ verb: 'Removed', what: rowText('templates', id, view) }),
  setRecurringMeal: ({ id }, view) => ({
    verb: 'Repeated',
    what: rowText('recurringMeals', id, view),
  }),
  removeRecurringMeal: ({ id }, view) => ({
    verb: 'No longer repeated',
    what: rowText('recurringMeals', id, view),
  }),
  setVote: ({ recipeId, answer }, view) => ({
    verb: answer === null ? 'Vote taken back' : `Voted ${answer}`,
    what: recipeText(recipeId, view),
  }),
  proposeDishes: ({ dishes }) => ({
    verb: 'Asked about',
    what: dishes.length === 1 ? '1 dish' : `${dishes.length} dishes`,
  }),
  endProposedDishes: () => ({ verb: 'Stopped asking about', what: 'dishes' }),
  setSmallJob: ({ isDone }) => ({ verb: isDone ? 'Ticked' : 'Unticked', what: 'a small job' }),
  setMealSwap: ({ recipeId, eaterId, change }, view) => ({
    verb: change.instead === null ? 'Taken back' : 'Changed',
    what: swapText({ recipeId, eaterId }, view),
  }),
  addListedRecipe: ({ recipeId }, view) => ({ verb: 'Added', what: recipeText(recipeId, view) }),
  changeListedRecipe: ({ id }, view) => ({ verb: 'Changed', what: listedText(id, view) }),
  removeListedRecipe: ({ id }, view) => ({ verb: 'Removed', what: listedText(id, view) }),
  addItems: ({ items }) => ({ verb: 'Added', what: listText(items.map(({ text }) => text)) }),
  changeItem: ({ id, change }, view) => ({
    verb: 'Changed',
    what: change.text ?? itemText(id, view),
  }),
  removeItem: ({ id }, view) => ({ verb: 'Removed', what: itemText(id, view) }),
  tick: ({ line, items }, view) => ({ verb: 'Ticked', what: linesText(line?.key, items, view) }),
  untick: ({ key, items }, view) => ({ verb: 'Unticked', what: linesText(key, items, view) }),
  clearDone: () => ({ verb: 'Cleared', what: 'what is ticked' }),
  changeLine: ({ key, change }) => ({ verb: 'Changed', what: change.name ?? foodText(key) }),
  changeFood: ({ key }) => ({ verb: 'Changed', what: foodText(key) }),
  setStaples: ({ keys, isStaple }) => ({
    verb: isStaple ? 'Marked as always at home' : 'No longer always at home',
    what: listText(keys.map(foodText)),
  }),
  setStore: ({ name }) => ({ verb: 'Changed', what: `the aisles of ${name}` }),
  removeStore: ({ id }, view) => ({
    verb: 'Removed',
    what: fieldsOf(view, 'stores', id).name ?? 'a store',
  }),
  setListSettings: ({ change }) => ({
    verb: 'Changed',
    what:
      change.shoppingDays !== undefined || change.recentShops !== undefined
        ? 'the shopping days'
        : 'the settings of the list',
  }),
  setBarcode: ({ code, name }) => ({ verb: 'Changed', what: `what ${code} is: ${name}` }),
  removeBarcode: ({ code }) => ({ verb: 'Removed', what: `what ${code} is` }),
  setAisle: ({ id, change }, view) => ({
    verb: 'Changed',
    what: `the aisle ${change.name ?? rowText('aisles', id, view)}`,
  }),
  removeAisle: ({ id }, view) => ({
    verb: 'Removed',
    what: `the aisle ${rowText('aisles', id, view)}`,
  }),
  setNamedList: ({ id, change }, view) => ({
    verb: 'Changed',
    what: `the list ${change.name ?? rowText('namedLists', id, view)}`,
  }),
  removeNamedList: ({ id }, view) => ({
    verb: 'Removed',
    what: `the list ${rowText('namedLists', id, view)}`,
  }),
  addNamedItems: ({ items }) => ({ verb: 'Added', what: listText(items.map(({ text }) => text)) }),
  changeNamedItem: ({ id, change }, view) => ({
    verb: change.listId ? 'Moved' : 'Changed',
    what: change.text ?? rowText('namedItems', id, view),
  }),
  tickNamedItems: ({ items, on }, view) => ({
    verb: on === null ? 'Unticked' : 'Ticked',
    what: listText(items.map((id) => rowText('namedItems', id, view))),
  }),
  removeNamedItems: ({ items }, view) => ({
    verb: 'Removed',
    what: listText(items.map((id) => rowText('namedItems', id, view))),
  }),
  addHomeItems: ({ items }) => ({
    verb: 'Noted at home',
    what: listText(items.map(({ name }) => name)),
  }),
  changeHomeItem: ({ id }, view) => ({ verb: 'Changed', what: rowText('homeItems', id, view) }),
  removeHomeItems: ({ ids }, view) => ({
    verb: 'No longer at home',
    what: listText(ids.map((id) => rowText('homeItems', id, view))),
  }),
  restoreRows: ({ rows }, view) => ({
    verb: 'Brought back',
    what: listText(rows.map(({ kind, id }) => rowText(kind, id, view))),
  }),
  setBack: ({ kind, id }, view) => ({ verb: 'Undone', what: rowText(kind, id, view) }),
  setBackAll: ({ fields }, view) => ({
    verb: 'Undone',
    what: listText([...new Set(fields.map(({ kind, id }) => rowText(kind, id, view)))]),
  }),
};

function wordsOf(name: OperationName, args: Operation['args'], view: View): Words {
  // An operation of another version of the app may have a name that this one does not know.
  const words = describe[name] as ((args: unknown, view: View) => Words) | undefined;
  return words?.(args, view) ?? { verb: 'Changed', what: name };
}

/** @example rowText('items', id, view) // 'Oat milk' */
export function rowText(kind: RowKind, id: string, view: View): string {
  // A row of another version of the app may have a kind that this one does not know.
  const text = rowTexts[kind] as ((id: string, view: View) => string) | undefined;
  return text?.(id, view) ?? kind;
}

const rowTexts: { [Kind in RowKind]: (id: string, view: View) => string } = {
  meals: (id, view) => mealText(fieldsOf(view, 'meals', id), view),
  listedRecipes: (id, view) => listedText(id, view),
  items: (id, view) => itemText(id, view),
  lines: (id, view) => fieldsOf(view, 'lines', id).name ?? foodText(id.slice(id.indexOf('.') + 1)),
  foods: (id) => foodText(id),
  stores: (id, view) => fieldsOf(view, 'stores', id).name ?? 'a store',
  barcodes: (id, view) => fieldsOf(view, 'barcodes', id).name ?? id,
  aisles: (id, view) => fieldsOf(view, 'aisles', id).name ?? (isUsual(id) ? id : 'an aisle'),
  namedLists: (id, view) => fieldsOf(view, 'namedLists', id).name ?? 'a list',
  namedItems: (id, view) => fieldsOf(view, 'namedItems', id).text ?? 'something on a list',
  listSettings: () => 'The settings of the list',
  eaters: (id, view) => eaterText(id, view),
  eaterSettings: () => 'who eats, and when',
  attendances: () => 'who is home',
  menuRules: () => 'The rules of Magic Menu',
  weekRules: () => 'A rule of Magic Menu',
  templates: (id, view) => fieldsOf(view, 'templates', id).name ?? 'a template',
  recurringMeals: (id, view) => mealText(fieldsOf(view, 'recurringMeals', id), view),
  homeItems: (id, view) => fieldsOf(view, 'homeItems', id).name ?? 'something at home',
  proposedDishes: () => 'a dish that was asked about',
  votes: (id, view) => `a vote on ${recipeText(subjectOfVote(id).recipeId, view)}`,
  smallJobs: () => 'a small job',
  mealSwaps: (id, view) => swapText(subjectOfMealSwap(id), view),
};

function fieldsOf<Kind extends RowKind>(view: View, kind: Kind, id: string): Row<Kind>['fields'] {
  return (view?.rows.get(rowKey(kind, id)) as Row<Kind> | undefined)?.fields ?? {};
}

function settingText({ mealTimes, people }: OperationArgs['setEaterSettings']['change']): string {
  if (mealTimes !== undefined) return 'when meals are eaten';
  return people === undefined ? 'the small jobs' : 'how many people eat';
}

type Meal = Change<Pick<MealRow, 'recipeId' | 'note' | 'date' | 'isUndated'>>;

function mealText({ recipeId, note, date, isUndated }: Meal, view: View): string {
  const what = recipeId ? recipeText(recipeId, view) : (note ?? 'a meal');
  return date && !isUndated ? `${what}, ${formatDay(date)}` : what;
}

const recipeText = (id: string, view: View): string =>
  view?.recipes.get(id)?.card.title ?? 'a recipe';

/** @example swapText(subject, view) // 'what Kim has in Laksa' */
const swapText = (
  { eaterId, recipeId }: Pick<MealSwapSubject, 'eaterId' | 'recipeId'>,
  view: View,
) => `what ${eaterText(eaterId, view)} has in ${recipeText(recipeId, view)}`;

const listedText = (id: string, view: View): string =>
  recipeText(fieldsOf(view, 'listedRecipes', id).recipeId ?? '', view);

const itemText = (id: string, view: View): string =>
  fieldsOf(view, 'items', id).text ?? 'something on the list';

const eaterText = (id: string, view: View): string =>
  fieldsOf(view, 'eaters', id).name ?? 'someone who eats';

const linesText = (key: string | undefined, items: readonly string[], view: View): string =>
  listText([
    ...(key === undefined ? [] : [foodText(key)]),
    ...items.map((id) => itemText(id, view)),
  ]);

/** @example foodText('red-onion') // 'red onion' */
const foodText = (key: string): string => key.replaceAll('-', ' ');

function withoutNull<Fields extends object>(change: Fields): Partial<Fields> {
  const given = Object.entries(change).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as Partial<Fields>;
}

/** The first three, and how many more. */
function listText(texts: readonly string[]): string {
  const rest = texts.length - 3;
  return rest > 0 ? `${texts.slice(0, 3).join(', ')} and ${rest} more` : texts.join(', ');
}
