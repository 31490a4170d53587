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
import { countryOr } from '@saltbush/domain/account/countries/countries';
import { amountText } from '@saltbush/domain/plan/shopping-list/amounts/amount-text';
import {
  changesOfLine,
  type LineChanges,
  type NamedLineChange,
} from '@saltbush/domain/plan/shopping-list/changes/change-line';
import { itemState } from '@saltbush/domain/plan/shopping-list/list/item-state';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import {
  foodInCountry,
  needsInCountry,
} from '@saltbush/domain/plan/shopping-list/needs/needs-in-country';
import { taughtFoods } from '@saltbush/domain/plan/shopping-list/needs/taught-foods';
import { needsOfSwap, swapsIn } from '@saltbush/domain/plan/shopping-list/swaps/needs-of-swap';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import { rowKey, type FoodRow, type ItemRow, type Row } from '@saltbush/domain/plan/rows/rows';
import type { ListInputs } from './list-inputs';
import { presentItems } from './list-items.present';

type Days = Pick<ListInputs, 'rows' | 'days' | 'today'>;

type Listed = Days & Pick<ListInputs, 'country'>;

type Inputs = Omit<ListInputs, 'recipes' | 'ownerId'>;

/** What recipes and items need, by their ids. */
export interface NeedsByIds {
  recipes: ReadonlyMap<string, { title: string; needs: readonly ListNeed[] }>;
  items: ReadonlyMap<string, readonly ListNeed[]>;
}

function listOfDays({ rows, days, today, country: code }: Listed, needs: NeedsByIds): ShoppingList {
  const country = countryOr(code);
  const inCountry = (all: readonly ListNeed[]) => needsInCountry(all, country);
  const foods = taughtFoods(rows.flatMap(fieldsOf<FoodRow>('foods')));
  return shoppingListOfRows(
    {
      rows: new Map(rows.map((row) => [rowKey(row.kind, row.id), row])),
      recipes: new Map(
        [...needs.recipes].map(([id, recipe]) => [
          id,
          { card: { title: recipe.title }, needs: inCountry(recipe.needs) },
        ]),
      ),
      itemNeeds: new Map<string, readonly ListNeed[]>(
        [
          ...needs.items,
          ...swapsIn(rows).map(({ id, instead }) => [id, needsOfSwap(instead)] as const),
        ].map(([id, all]) => [id, inCountry(all)]),
      ),
      foods: new Map([...foods].map(([key, food]) => [key, foodInCountry(food, country)])),
    },
    { days, today, measures: country.home.measures },
  );
}

/** A list as JSON. */
export interface ListTexts {
  /** A `ShoppingListOnWire`, or null. */
  list: string;
  /** A list of `ListItemOnWire`. */
  items: string;
}

export function listTexts(inputs: Inputs, needs: NeedsByIds): ListTexts {
  const list = listOfDays(inputs, needs);
  return {
    list: JSON.stringify(presentList(list, inputs)),
    items: JSON.stringify(presentItems(list, inputs.rows)),
  };
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
  const { aisles, checkAtHome, hiddenOptional, staples, atHome, cleared } = list;
  return {
    ...(plan && { mealPlan: plan.id }),
    startDate: days.from,
    endDate: days.to,
    revision: plan?.revision ?? 0,
    aisles: aisles.map(({ aisle, lines }) => ({ aisle, lines: lines.map(presentLine) })),
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
  ...list.checkAtHome,
  ...list.hiddenOptional,
  ...list.staples,
  ...list.atHome,
  ...list.cleared,
];

/** Those that the list of these days shows: ones that were ticked on other days stay among the rows for long. */
export const itemsOf = ({ rows, days, today }: Days): { id: string; text: string }[] =>
  rows.flatMap((row) =>
    fieldsOf<ItemRow>('items')(row).flatMap((item) =>
      item.text && itemState(item, days, today) !== 'hidden'
        ? [{ id: row.id, text: item.text }]
        : [],
    ),
  );

const fieldsOf =
  <Fields extends object>(kind: Row['kind']) =>
  (row: Row): Partial<Fields>[] =>
    row.kind === kind ? [row.fields as Partial<Fields>] : [];

function presentLine(line: ListLine): ShoppingLineOnWire {
  const { key, name, text, recipeAmounts = [], isApproximate, reason } = line;
  return {
    key,
    name,
    aisle: line.aisle,
    text,
    buy: line.buy && { ...line.buy },
    amounts: [...recipeAmounts],
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
