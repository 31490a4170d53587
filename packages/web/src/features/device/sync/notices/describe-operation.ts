/** An operation in words, for a toast or as text to copy: "Planned: Laksa, 23 November". */
import { plural, t } from '@lingui/core/macro';
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
import {
  anyStore,
  rowKey,
  type MealRow,
  type Row,
  type RowKind,
} from '@saltbush/domain/plan/rows/rows';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { shownAisle } from '@saltbush/recipe-parser/names';
import type { PlanView } from '../plan-view';
import * as verbs from './operation-verbs';

export type NamedOperation = Pick<Operation, 'name' | 'args'>;
type View = Pick<PlanView, 'rows' | 'recipes'> | undefined;

/** @param view gives names to ids; without it an operation is less precise */
export function describeOperation({ name, args }: NamedOperation, view: View): string {
  const { verb, what } = wordsOf(name, args, view);
  return verb.done(what);
}

/** @example describeRefused(operation, view) // 'Not planned: Laksa, 23 November' */
export function describeRefused({ name, args }: NamedOperation, view: View): string {
  const { verb, what } = wordsOf(name, args, view);
  return verb.refused(what);
}

interface Words {
  verb: verbs.Verb;
  what: string;
}

type Describe = { [Name in OperationName]: (args: OperationArgs[Name], view: View) => Words };

const describe: Describe = {
  addMeal: (meal, view) => ({ verb: verbs.planned, what: mealText(meal, view) }),
  addMeals: ({ meals }, view) => ({
    verb: verbs.planned,
    what: listText(meals.map((meal) => mealText(meal, view))),
  }),
  changeMeal: ({ id, change }, view) => ({
    verb: verbs.changed,
    what: mealText({ ...fieldsOf(view, 'meals', id), ...withoutNull(change) }, view),
  }),
  removeMeal: ({ id }, view) => ({
    verb: verbs.removed,
    what: mealText(fieldsOf(view, 'meals', id), view),
  }),
  setEater: ({ id, change }, view) => ({
    verb: verbs.changed,
    what: change.name ?? eaterText(id, view),
  }),
  removeEater: ({ id }, view) => ({ verb: verbs.removed, what: eaterText(id, view) }),
  setEaterSettings: ({ change }) => ({
    verb: verbs.changed,
    what: settingText(change),
  }),
  setAttendance: ({ date, meal }) => ({
    verb: verbs.changed,
    what: t`who is home, ${{ meal: mealWord(meal) }} on ${{ day: formatDay(date) }}`,
  }),
  setMenuRules: () => ({ verb: verbs.changed, what: t`the rules of Magic Menu` }),
  setWeekRule: () => ({ verb: verbs.changed, what: t`a rule of Magic Menu` }),
  removeWeekRule: () => ({ verb: verbs.removed, what: t`a rule of Magic Menu` }),
  setTemplate: ({ id, change }, view) => ({
    verb: verbs.saved,
    what: change.name ?? rowText('templates', id, view),
  }),
  removeTemplate: ({ id }, view) => ({ verb: verbs.removed, what: rowText('templates', id, view) }),
  setRecurringMeal: ({ id }, view) => ({
    verb: verbs.repeated,
    what: rowText('recurringMeals', id, view),
  }),
  removeRecurringMeal: ({ id }, view) => ({
    verb: verbs.noLongerRepeated,
    what: rowText('recurringMeals', id, view),
  }),
  setVote: ({ recipeId, answer }, view) => ({
    verb: verbs.voted[answer ?? 'none'],
    what: recipeText(recipeId, view),
  }),
  proposeDishes: ({ dishes }) => ({
    verb: verbs.askedAbout,
    what: plural(dishes.length, { one: '# dish', other: '# dishes' }),
  }),
  endProposedDishes: () => ({ verb: verbs.stoppedAskingAbout, what: t`dishes` }),
  setSmallJob: ({ isDone }) => ({
    verb: isDone ? verbs.ticked : verbs.unticked,
    what: t`a small job`,
  }),
  setMealSwap: ({ recipeId, eaterId, change }, view) => ({
    verb: change.instead === null ? verbs.takenBack : verbs.changed,
    what: swapText({ recipeId, eaterId }, view),
  }),
  addListedRecipe: ({ recipeId }, view) => ({
    verb: verbs.added,
    what: recipeText(recipeId, view),
  }),
  changeListedRecipe: ({ id }, view) => ({ verb: verbs.changed, what: listedText(id, view) }),
  removeListedRecipe: ({ id }, view) => ({ verb: verbs.removed, what: listedText(id, view) }),
  addItems: ({ items }) => ({ verb: verbs.added, what: listText(items.map(({ text }) => text)) }),
  changeItem: ({ id, change }, view) => ({
    verb: verbs.changed,
    what: change.text ?? itemText(id, view),
  }),
  removeItem: ({ id }, view) => ({ verb: verbs.removed, what: itemText(id, view) }),
  tick: ({ line, items }, view) => ({
    verb: verbs.ticked,
    what: linesText(line?.key, items, view),
  }),
  untick: ({ key, items }, view) => ({ verb: verbs.unticked, what: linesText(key, items, view) }),
  clearDone: () => ({ verb: verbs.cleared, what: t`what is ticked` }),
  changeLine: ({ key, change }) => ({ verb: verbs.changed, what: change.name ?? foodText(key) }),
  changeFood: ({ key }) => ({ verb: verbs.changed, what: foodText(key) }),
  setStaples: ({ keys, isStaple }) => ({
    verb: isStaple ? verbs.alwaysAtHome : verbs.noLongerAlwaysAtHome,
    what: listText(keys.map(foodText)),
  }),
  setStore: ({ id, name: stored }) => {
    const name = id === anyStore ? t`Any store` : stored;
    return { verb: verbs.changed, what: t`the aisles of ${name}` };
  },
  removeStore: ({ id }, view) => ({
    verb: verbs.removed,
    what: fieldsOf(view, 'stores', id).name ?? t`a store`,
  }),
  setListSettings: ({ change }) => ({
    verb: verbs.changed,
    what:
      change.shoppingDays !== undefined || change.recentShops !== undefined
        ? t`the shopping days`
        : t`the settings of the list`,
  }),
  setBarcode: ({ code, name }) => ({ verb: verbs.changed, what: t`what ${code} is: ${name}` }),
  removeBarcode: ({ code }) => ({ verb: verbs.removed, what: t`what ${code} is` }),
  setAisle: ({ id, change }, view) => ({
    verb: verbs.changed,
    what: t`the aisle ${{ name: change.name ?? rowText('aisles', id, view) }}`,
  }),
  removeAisle: ({ id }, view) => ({
    verb: verbs.removed,
    what: t`the aisle ${{ name: rowText('aisles', id, view) }}`,
  }),
  setNamedList: ({ id, change }, view) => ({
    verb: verbs.changed,
    what: t`the list ${{ name: change.name ?? rowText('namedLists', id, view) }}`,
  }),
  removeNamedList: ({ id }, view) => ({
    verb: verbs.removed,
    what: t`the list ${{ name: rowText('namedLists', id, view) }}`,
  }),
  addNamedItems: ({ items }) => ({
    verb: verbs.added,
    what: listText(items.map(({ text }) => text)),
  }),
  changeNamedItem: ({ id, change }, view) => ({
    verb: change.listId ? verbs.moved : verbs.changed,
    what: change.text ?? rowText('namedItems', id, view),
  }),
  tickNamedItems: ({ items, on }, view) => ({
    verb: on === null ? verbs.unticked : verbs.ticked,
    what: listText(items.map((id) => rowText('namedItems', id, view))),
  }),
  removeNamedItems: ({ items }, view) => ({
    verb: verbs.removed,
    what: listText(items.map((id) => rowText('namedItems', id, view))),
  }),
  addHomeItems: ({ items }) => ({
    verb: verbs.notedAtHome,
    what: listText(items.map(({ name }) => name)),
  }),
  changeHomeItem: ({ id }, view) => ({ verb: verbs.changed, what: rowText('homeItems', id, view) }),
  removeHomeItems: ({ ids }, view) => ({
    verb: verbs.noLongerAtHome,
    what: listText(ids.map((id) => rowText('homeItems', id, view))),
  }),
  restoreRows: ({ rows }, view) => ({
    verb: verbs.broughtBack,
    what: listText(rows.map(({ kind, id }) => rowText(kind, id, view))),
  }),
  setBack: ({ kind, id }, view) => ({ verb: verbs.undone, what: rowText(kind, id, view) }),
  setBackAll: ({ fields }, view) => ({
    verb: verbs.undone,
    what: listText([...new Set(fields.map(({ kind, id }) => rowText(kind, id, view)))]),
  }),
};

function wordsOf(name: OperationName, args: Operation['args'], view: View): Words {
  // An operation of another version of the app may have a name that this one does not know.
  const words = describe[name] as ((args: unknown, view: View) => Words) | undefined;
  return words?.(args, view) ?? { verb: verbs.changed, what: name };
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
  stores: (id, view) => fieldsOf(view, 'stores', id).name ?? t`a store`,
  barcodes: (id, view) => fieldsOf(view, 'barcodes', id).name ?? id,
  aisles: (id, view) =>
    fieldsOf(view, 'aisles', id).name ?? (isUsual(id) ? shownAisle(id) : t`an aisle`),
  namedLists: (id, view) => fieldsOf(view, 'namedLists', id).name ?? t`a list`,
  namedItems: (id, view) => fieldsOf(view, 'namedItems', id).text ?? t`something on a list`,
  listSettings: () => t`The settings of the list`,
  eaters: (id, view) => eaterText(id, view),
  eaterSettings: () => t`who eats, and when`,
  attendances: () => t`who is home`,
  menuRules: () => t`The rules of Magic Menu`,
  weekRules: () => t`A rule of Magic Menu`,
  templates: (id, view) => fieldsOf(view, 'templates', id).name ?? t`a template`,
  recurringMeals: (id, view) => mealText(fieldsOf(view, 'recurringMeals', id), view),
  homeItems: (id, view) => fieldsOf(view, 'homeItems', id).name ?? t`something at home`,
  proposedDishes: () => t`a dish that was asked about`,
  votes: (id, view) => t`a vote on ${{ recipe: recipeText(subjectOfVote(id).recipeId, view) }}`,
  smallJobs: () => t`a small job`,
  mealSwaps: (id, view) => swapText(subjectOfMealSwap(id), view),
};

function fieldsOf<Kind extends RowKind>(view: View, kind: Kind, id: string): Row<Kind>['fields'] {
  return (view?.rows.get(rowKey(kind, id)) as Row<Kind> | undefined)?.fields ?? {};
}

function settingText({ mealTimes, people }: OperationArgs['setEaterSettings']['change']): string {
  if (mealTimes !== undefined) return t`when meals are eaten`;
  return people === undefined ? t`the small jobs` : t`how many people eat`;
}

type Meal = Change<Pick<MealRow, 'recipeId' | 'note' | 'date' | 'isUndated'>>;

function mealText({ recipeId, note, date, isUndated }: Meal, view: View): string {
  const what = recipeId ? recipeText(recipeId, view) : (note ?? t`a meal`);
  return date && !isUndated ? `${what}, ${formatDay(date)}` : what;
}

const recipeText = (id: string, view: View): string =>
  view?.recipes.get(id)?.card.title ?? t`a recipe`;

/** @example swapText(subject, view) // 'what Kim has in Laksa' */
const swapText = (
  { eaterId, recipeId }: Pick<MealSwapSubject, 'eaterId' | 'recipeId'>,
  view: View,
) => t`what ${eaterText(eaterId, view)} has in ${recipeText(recipeId, view)}`;

const listedText = (id: string, view: View): string =>
  recipeText(fieldsOf(view, 'listedRecipes', id).recipeId ?? '', view);

const itemText = (id: string, view: View): string =>
  fieldsOf(view, 'items', id).text ?? t`something on the list`;

const eaterText = (id: string, view: View): string =>
  fieldsOf(view, 'eaters', id).name ?? t`someone who eats`;

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
  const shown = texts.slice(0, 3).join(', ');
  return rest > 0 ? t`${shown} and ${rest} more` : shown;
}
