/** The list of some days on the wire, and its changes, from the same rows and by the same functions as on a phone. */
import type {
  LineItemOnWire,
  ShoppingLineOnWire,
  ShoppingListOnWire,
} from '@saltbush/contract/plan/shopping-list';
import type {
  ShoppingList,
  ListLine,
  LineItem,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { amountText } from '@saltbush/domain/plan/shopping-list/amounts/amount-text';
import {
  changesOfLine,
  type LineChanges,
  type NamedLineChange,
} from '@saltbush/domain/plan/shopping-list/changes/change-line';
import { listWithRemainders } from '@saltbush/domain/plan/shopping-list/remainders/list-with-remainders';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import type { ListInputs } from './list-inputs';
import { presentItems } from './list-items.present';
import { listView, type NeedsByIds, type ViewInputs } from './rows-view/list-view';

type Inputs = Omit<ListInputs, 'recipes' | 'ownerId'>;

/** As a phone shows it: without what is left of earlier purchases. */
function listOfDays(inputs: ViewInputs, needs: NeedsByIds): ShoppingList {
  const { view, clock } = listView(inputs, needs);
  const { today, measures } = clock;
  const list = shoppingListOfRows(view, { days: inputs.days, today, measures });
  return listWithRemainders(list, view, clock);
}

/** What a list is shown as: a `ShoppingListOnWire`, null where there is nothing to say; or as many `ListItemOnWire`. */
export type ListForm = 'list' | 'items';

/** @returns JSON */
export function listText(inputs: Inputs, needs: NeedsByIds, form: ListForm): string {
  const list = listOfDays(inputs, needs);
  return JSON.stringify(
    form === 'list' ? presentList(list, inputs) : presentItems(list, inputs.rows),
  );
}

/** What a program's change of a line is on this list. */
export const changesFor = (
  inputs: Inputs,
  needs: NeedsByIds,
  change: NamedLineChange,
): LineChanges => changesOfLine(listOfDays(inputs, needs), change, inputs.today);

/** Null where nothing is planned and nothing is on the list. */
function presentList(
  list: ShoppingList,
  { days, plan }: Pick<Inputs, 'days' | 'plan'>,
): ShoppingListOnWire | null {
  if (!plan && linesOf(list).length === 0) return null;
  const { aisles, left = [], checkAtHome, hiddenOptional, staples, atHome, cleared } = list;
  return {
    ...(plan && { mealPlan: plan.id }),
    startDate: days.from,
    endDate: days.to,
    revision: plan?.revision ?? 0,
    aisles: aisles.map(({ aisle, lines }) => ({ aisle, lines: lines.map(presentLine) })),
    left: left.map(presentLine),
    checkAtHome: checkAtHome.map(presentLine),
    hiddenOptional: hiddenOptional.map(presentLine),
    staples: staples.map(presentLine),
    atHome: atHome.map(presentLine),
    cleared: cleared.map(presentLine),
  };
}

/** Wherever they stand. */
const linesOf = (list: ShoppingList): ListLine[] => [
  ...list.aisles.flatMap(({ lines }) => lines),
  ...list.waiting,
  ...(list.left ?? []),
  ...list.checkAtHome,
  ...list.hiddenOptional,
  ...list.staples,
  ...list.atHome,
  ...list.cleared,
];

function presentLine(line: ListLine): ShoppingLineOnWire {
  const { key, name, text, recipeAmounts = [], isApproximate, reason } = line;
  return {
    key,
    name,
    aisle: line.aisle,
    text,
    buy: line.buy && { ...line.buy },
    amounts: [...recipeAmounts],
    left: leftOf(line),
    isApproximate,
    isOptional: line.isOptional || undefined,
    alternatives: listOrNothing(line.alternatives),
    reason,
    note: line.note,
    parts: line.parts.flatMap(presentPart),
    items: listOrNothing(line.items.map(presentItem)),
    isTicked: line.isTicked,
    ofRecipes: ofRecipes(line),
    needLeft: line.needLeft,
    apartFrom: line.apartFrom,
    measures: line.measures,
    usualAisle: line.usualAisle,
  };
}

function leftOf({ left, toBuy }: ListLine): ShoppingLineOnWire['left'] {
  if (!left) return undefined;
  return { text: left.text, amounts: [...(toBuy?.left?.values() ?? [])].flat() };
}

function ofRecipes(line: ListLine): ShoppingLineOnWire['ofRecipes'] {
  const { recipeAmounts, items, override, areRecipesCovered: isTicked, weeks } = line;
  if (recipeAmounts === undefined || items.length === 0) return undefined;
  const isPutAway = isTicked && weeks.every(({ state }) => state.isCleared === true);
  if (isPutAway) return undefined;
  const text = override?.amount ?? recipeAmounts.map(amountText).join(' + ');
  return { text, isTicked };
}

function presentPart(part: LinePart): ShoppingLineOnWire['parts'] {
  if (part.source === 'item') return [];
  return [
    {
      recipe: part.recipeId,
      recipeTitle: part.recipeTitle,
      ...(part.source === 'meal' && { date: part.date }),
      text: part.text,
      ingredientText: part.ingredientText,
      wording: part.wording,
      alternatives: listOrNothing(part.alternatives),
      isOptional: part.isOptional || undefined,
    },
  ];
}

const presentItem = ({ id, text, isTicked, note }: LineItem): LineItemOnWire => ({
  _id: id,
  text,
  isTicked,
  note,
});

function listOrNothing<Item>(items: readonly Item[]): Item[] | undefined {
  return items.length > 0 ? [...items] : undefined;
}
