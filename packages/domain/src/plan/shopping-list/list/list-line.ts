/** A line of the list: the sum, and what people set on it. */
import type { PlainDate } from '../../days/week';
import type { BuiltLine } from '../lines/build-lines';
import { keyOfItem } from '../lines/item-key';
import type { ShoppingLine } from '../shopping-line';
import type { FoodRow } from '../../rows/list-rows';
import type { TypedItem, ListLine, LineItem } from './shopping-list';
import type { TickRules } from './line-to-buy';
import { joinedStates } from './line-states';
import type { LineState } from './line-states';
import { tickState } from './tick-state';
import { weeksOfLine } from './weeks-of-line';
import type { WeeksContext } from './weeks-of-line';

export interface LineContext extends TickRules, WeeksContext {
  readonly today: PlainDate;
  readonly foods: ReadonlyMap<string, FoodRow>;
  readonly items: ReadonlyMap<string, LineItem>;
}

/** @example listLine(built, context).override // { amount: 'two bags' } */
export function listLine(built: BuiltLine, context: LineContext): ListLine {
  const { key, isAtHome } = built.line;
  const weeks = weeksOfLine(built, context);
  const state = joinedStates(weeks.weeks.map((week) => week.state));
  const items = itemsOf(built, context);
  const toBuy = { built, items, state, rules: context };
  const [first, ...others] = weeks.weeks;
  const { recipeAmounts, areRecipesCovered, isTicked, needLeft } = tickState(toBuy, weeks);
  return withSum(built.line, {
    note: state.note,
    store: state.store,
    buy: bought(built.line, state),
    items,
    weeks: [first!, ...others],
    toBuy,
    recipeAmounts,
    areRecipesCovered,
    isTicked,
    needLeft,
    isCleared: isTicked && isPutAway(recipeAmounts && state, items),
    isStaple: !isAtHome && items.length === 0 && context.foods.get(key)?.isStaple === true,
    isNeeded: state.isNeeded === true || state.amount !== undefined,
    isNotInShop: !isTicked && state.notInShopOn === context.today,
    ...setByHand(namedByItem(built, items), state),
  });
}

type WholeLine = { [Key in keyof Required<ListLine>]: ListLine[Key] };

/** What of a line the sum does not say. */
type SetOnLine = Omit<
  WholeLine,
  Exclude<keyof ShoppingLine, 'name' | 'text' | 'buy'> | 'isWaiting' | 'ownAisle' | 'left'
>;

/** Each field is written out, and a spread comes last: else a line takes ten times the memory, and lists are made often. */
function withSum(sum: ShoppingLine, set: SetOnLine): WholeLine {
  return {
    key: sum.key,
    name: set.name,
    text: set.text,
    amounts: sum.amounts,
    buy: set.buy,
    mayBeAtHome: sum.mayBeAtHome,
    aisle: sum.aisle,
    usualAisle: sum.usualAisle,
    isApproximate: sum.isApproximate,
    isOptional: sum.isOptional,
    alternatives: sum.alternatives,
    isAtHome: sum.isAtHome,
    reason: sum.reason,
    parts: sum.parts,
    apartFrom: sum.apartFrom,
    measures: sum.measures,
    computed: set.computed,
    override: set.override,
    note: set.note,
    store: set.store,
    items: set.items,
    weeks: set.weeks,
    toBuy: set.toBuy,
    recipeAmounts: set.recipeAmounts,
    areRecipesCovered: set.areRecipesCovered,
    isTicked: set.isTicked,
    needLeft: set.needLeft,
    isCleared: set.isCleared,
    isStaple: set.isStaple,
    isNeeded: set.isNeeded,
    isNotInShop: set.isNotInShop,
    isWaiting: false,
    ownAisle: undefined,
    left: undefined,
  };
}

/**
 * The line of an item that joins no other: its food is not known yet, or it names several.
 *
 * @example itemLine({ id, text: 'milk and bread', … }, context).line.name // 'milk and bread'
 */
export function itemLine(item: TypedItem, context: LineContext) {
  const key = keyOfItem(item.id);
  const { weeks } = weeksOfLine({ line: { key }, contributions: [] }, context);
  const state = joinedStates(weeks.map((week) => week.state));
  const [first, ...others] = weeks;
  const lineItem = context.items.get(item.id)!;
  const named = { name: item.text, text: '' };
  const usualAisle = item.needs?.[0]?.identity.usualAisle ?? 'Pantry';
  const aisle = context.foods.get(key)?.aisle ?? usualAisle;
  const line: ListLine = {
    key,
    weeks: [first!, ...others],
    ...setByHand(named, state),
    note: state.note,
    store: state.store,
    amounts: [],
    aisle,
    ...(aisle === usualAisle ? {} : { usualAisle }),
    isApproximate: false,
    isOptional: false,
    alternatives: [],
    mayBeAtHome: false,
    isAtHome: false,
    parts: [partOf(item, key)],
    items: [lineItem],
    areRecipesCovered: true,
    isTicked: lineItem.isTicked,
    isCleared: lineItem.isCleared,
    isStaple: false,
    isNeeded: true,
    isNotInShop: !lineItem.isTicked && state.notInShopOn === context.today,
    isWaiting: item.needs === undefined,
  };
  return { line, sortName: item.text.toLowerCase() };
}

function partOf({ id, text }: TypedItem, key: string): ListLine['parts'][number] {
  return {
    source: 'item',
    id,
    text: '',
    amounts: [],
    ingredientText: text,
    wording: { key, name: text },
    alternatives: [],
    isOptional: false,
  };
}

function itemsOf({ line }: BuiltLine, { items }: LineContext): LineItem[] {
  return line.parts.flatMap((part) => (part.source === 'item' ? (items.get(part.id) ?? []) : []));
}

/** @param ofRecipes what is set on the line, if recipes need it */
function isPutAway(ofRecipes: LineState | undefined, items: readonly LineItem[]): boolean {
  return (ofRecipes?.isCleared ?? !ofRecipes) && items.every((item) => item.isCleared);
}

/**
 * What nobody but one person asks for is called as that person typed it when no table knows it, or when a number in it was
 * read as no amount: "bread (x2)".
 */
function namedByItem({ line, identity }: BuiltLine, items: readonly LineItem[]) {
  const [item] = items;
  const isUnknown = identity.food === undefined || identity.food.isKind === true;
  const hasOtherNumber = line.amounts.length === 0 && item !== undefined && /\d/.test(item.text);
  const isTyped = item && line.parts.length === 1 && (isUnknown || hasOtherNumber);
  return isTyped ? { name: item.text, text: '' } : { name: line.name, text: line.text };
}

/** An amount that was set by hand is bought as it stands. */
function bought({ buy }: BuiltLine['line'], { amount, name }: LineState): ListLine['buy'] {
  if (!buy || amount !== undefined) return undefined;
  return name === undefined ? buy : { ...buy, name };
}

function setByHand(
  computed: ListLine['computed'],
  { name, amount }: LineState,
): Pick<WholeLine, 'name' | 'text' | 'computed' | 'override'> {
  const isSet = name !== undefined || amount !== undefined;
  return {
    name: name ?? computed.name,
    text: amount ?? computed.text,
    computed,
    override: isSet
      ? { ...(name !== undefined && { name }), ...(amount !== undefined && { amount }) }
      : undefined,
  };
}
