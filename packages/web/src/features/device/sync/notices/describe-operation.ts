/** An operation in words, for a toast or as text to copy: "Planned: Laksa, 23 November". */
import { t } from '@lingui/core/macro';
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
  return t`Not ${verb.toLowerCase()}: ${what}`;
}

interface Words {
  verb: string;
  what: string;
}

type Describe = { [Name in OperationName]: (args: OperationArgs[Name], view: View) => Words };

const describe: Describe = {
  addMeal: (meal, view) => ({ verb: t`Planned`, what: mealText(meal, view) }),
  addMeals: ({ meals }, view) => ({
    verb: t`Planned`,
    what: listText(meals.map((meal) => mealText(meal, view))),
  }),
  changeMeal: ({ id, change }, view) => ({
    verb: t`Changed`,
    what: mealText({ ...fieldsOf(view, 'meals', id), ...withoutNull(change) }, view),
  }),
  removeMeal: ({ id }, view) => ({
    verb: t`Removed`,
    what: mealText(fieldsOf(view, 'meals', id), view),
  }),
  setEater: ({ id, change }, view) => ({
    verb: t`Changed`,
    what: change.name ?? eaterText(id, view),
  }),
  removeEater: ({ id }, view) => ({ verb: t`Removed`, what: eaterText(id, view) }),
  setEaterSettings: ({ change }) => ({
    verb: t`Changed`,
    what: settingText(change),
  }),
  setAttendance: ({ date, meal }) => ({
    verb: t`Changed`,
    what: t`who is home, ${meal} on ${formatDay(date)}`,
  }),
  setMenuRules: () => ({ verb: t`Changed`, what: t`the rules of Magic Menu` }),
  setWeekRule: () => ({ verb: t`Changed`, what: t`a rule of Magic Menu` }),
  removeWeekRule: () => ({ verb: t`Removed`, what: t`a rule of Magic Menu` }),
  setTemplate: ({ id, change }, view) => ({
    verb: t`Saved`,
    what: change.name ?? rowText('templates', id, view),
  }),
  removeTemplate: ({ id }, view) => ({ verb: t`Removed`, what: rowText('templates', id, view) }),
  setRecurringMeal: ({ id }, view) => ({
    verb: t`Repeated`,
    what: rowText('recurringMeals', id, view),
  }),
  removeRecurringMeal: ({ id }, view) => ({
    verb: t`No longer repeated`,
    what: rowText('recurringMeals', id, view),
  }),
  setVote: ({ recipeId, answer }, view) => ({
    verb: answer === null ? t`Vote taken back` : t`Voted ${answer}`,
    what: recipeText(recipeId, view),
  }),
  proposeDishes: ({ dishes }) => ({
    verb: t`Asked about`,
    what: dishes.length === 1 ? '1 dish' : `${dishes.length} dishes`,
  }),
  endProposedDishes: () => ({ verb: t`Stopped asking about`, what: 'dishes' }),
  setSmallJob: ({ isDone }) => ({ verb: isDone ? t`Ticked` : t`Unticked`, what: t`a small job` }),
  setMealSwap: ({ recipeId, eaterId, change }, view) => ({
    verb: change.instead === null ? t`Taken back` : t`Changed`,
    what: swapText({ recipeId, eaterId }, view),
  }),
  addListedRecipe: ({ recipeId }, view) => ({ verb: t`Added`, what: recipeText(recipeId, view) }),
  changeListedRecipe: ({ id }, view) => ({ verb: t`Changed`, what: listedText(id, view) }),
  removeListedRecipe: ({ id }, view) => ({ verb: t`Removed`, what: listedText(id, view) }),
  addItems: ({ items }) => ({ verb: t`Added`, what: listText(items.map(({ text }) => text)) }),
  changeItem: ({ id, change }, view) => ({
    verb: t`Changed`,
    what: change.text ?? itemText(id, view),
  }),
  removeItem: ({ id }, view) => ({ verb: t`Removed`, what: itemText(id, view) }),
  tick: ({ line, items }, view) => ({ verb: t`Ticked`, what: linesText(line?.key, items, view) }),
  untick: ({ key, items }, view) => ({ verb: t`Unticked`, what: linesText(key, items, view) }),
  clearDone: () => ({ verb: t`Cleared`, what: t`what is ticked` }),
  changeLine: ({ key, change }) => ({ verb: t`Changed`, what: change.name ?? foodText(key) }),
  changeFood: ({ key }) => ({ verb: t`Changed`, what: foodText(key) }),
  setStaples: ({ keys, isStaple }) => ({
    verb: isStaple ? t`Marked as always at home` : t`No longer always at home`,
    what: listText(keys.map(foodText)),
  }),
  setStore: ({ name }) => ({ verb: t`Changed`, what: t`the aisles of ${name}` }),
  removeStore: ({ id }, view) => ({
    verb: t`Removed`,
    what: fieldsOf(view, 'stores', id).name ?? 'a store',
  }),
  setListSettings: ({ change }) => ({
    verb: t`Changed`,
    what:
      change.shoppingDays !== undefined || change.recentShops !== undefined
        ? t`the shopping days`
        : t`the settings of the list`,
  }),
  setBarcode: ({ code, name }) => ({ verb: t`Changed`, what: t`what ${code} is: ${name}` }),
  removeBarcode: ({ code }) => ({ verb: t`Removed`, what: t`what ${code} is` }),
  setAisle: ({ id, change }, view) => ({
    verb: t`Changed`,
    what: `the aisle ${change.name ?? rowText('aisles', id, view)}`,
  }),
  removeAisle: ({ id }, view) => ({
    verb: t`Removed`,
    what: `the aisle ${rowText('aisles', id, view)}`,
  }),
  setNamedList: ({ id, change }, view) => ({
    verb: t`Changed`,
    what: `the list ${change.name ?? rowText('namedLists', id, view)}`,
  }),
  removeNamedList: ({ id }, view) => ({
    verb: t`Removed`,
    what: `the list ${rowText('namedLists', id, view)}`,
  }),
  addNamedItems: ({ items }) => ({ verb: t`Added`, what: listText(items.map(({ text }) => text)) }),
  changeNamedItem: ({ id, change }, view) => ({
    verb: change.listId ? t`Moved` : t`Changed`,
    what: change.text ?? rowText('namedItems', id, view),
  }),
  tickNamedItems: ({ items, on }, view) => ({
    verb: on === null ? t`Unticked` : t`Ticked`,
    what: listText(items.map((id) => rowText('namedItems', id, view))),
  }),
  removeNamedItems: ({ items }, view) => ({
    verb: t`Removed`,
    what: listText(items.map((id) => rowText('namedItems', id, view))),
  }),
  addHomeItems: ({ items }) => ({
    verb: t`Noted at home`,
    what: listText(items.map(({ name }) => name)),
  }),
  changeHomeItem: ({ id }, view) => ({ verb: t`Changed`, what: rowText('homeItems', id, view) }),
  removeHomeItems: ({ ids }, view) => ({
    verb: t`No longer at home`,
    what: listText(ids.map((id) => rowText('homeItems', id, view))),
  }),
  restoreRows: ({ rows }, view) => ({
    verb: t`Brought back`,
    what: listText(rows.map(({ kind, id }) => rowText(kind, id, view))),
  }),
  setBack: ({ kind, id }, view) => ({ verb: t`Undone`, what: rowText(kind, id, view) }),
  setBackAll: ({ fields }, view) => ({
    verb: t`Undone`,
    what: listText([...new Set(fields.map(({ kind, id }) => rowText(kind, id, view)))]),
  }),
};

function wordsOf(name: OperationName, args: Operation['args'], view: View): Words {
  // An operation of another version of the app may have a name that this one does not know.
  const words = describe[name] as ((args: unknown, view: View) => Words) | undefined;
  return words?.(args, view) ?? { verb: t`Changed`, what: name };
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
  listSettings: () => t`The settings of the list`,
  eaters: (id, view) => eaterText(id, view),
  eaterSettings: () => 'who eats, and when',
  attendances: () => 'who is home',
  menuRules: () => t`The rules of Magic Menu`,
  weekRules: () => t`A rule of Magic Menu`,
  templates: (id, view) => fieldsOf(view, 'templates', id).name ?? 'a template',
  recurringMeals: (id, view) => mealText(fieldsOf(view, 'recurringMeals', id), view),
  homeItems: (id, view) => fieldsOf(view, 'homeItems', id).name ?? 'something at home',
  proposedDishes: () => 'a dish that was asked about',
  votes: (id, view) => t`a vote on ${recipeText(subjectOfVote(id).recipeId, view)}`,
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
) => t`what ${eaterText(eaterId, view)} has in ${recipeText(recipeId, view)}`;

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
  return rest > 0 ? t`${texts.slice(0, 3).join(', ')} and ${rest} more` : texts.join(', ');
}
