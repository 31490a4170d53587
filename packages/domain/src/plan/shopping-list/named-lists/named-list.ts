/**
 * A list beside the plan's, as a screen shows it (decision 0149).
 *
 * - Each item is a line of its own: nothing is added up, and nothing of it is on the plan's list.
 * - By aisle, its items stand where the household finds their foods, in the order of the walk, and by their names; what the
 *   server has not read yet comes first. By hand, they stand as somebody put them.
 * - What is ticked is last until it is cleared.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import { keyOfItem } from '../lines/item-key';
import type { FoodRow } from '../../rows/list-rows';
import type { NamedItemRow, NamedListRow } from '../../rows/named-list-rows';
import { compareOrder } from '../../rows/orders/compare-order';
import { anyStore, rowKey, type Row, type RowMap } from '../../rows/rows';
import { compareTexts } from '../lines/compare-texts';
import type { ListNeed } from '../needs/list-need';
import { openAisles, type Aisles, type NamedAisle } from '../own-aisles/open-aisles';

export interface NamedList {
  id: string;
  name: string;
  isByHand: boolean;
  /** Still to buy, in the order in which they are shown. */
  open: readonly NamedItem[];
  ticked: readonly NamedItem[];
}

export interface NamedItem extends Omit<NamedItemRow, 'listId'> {
  id: string;
  isTicked: boolean;
  /** The server has not read its text yet. */
  isWaiting: boolean;
  aisle: Aisle;
  /** As the household has it: where it stands, and what that is called. */
  place: NamedAisle;
  /** Where it would be, when the household finds it elsewhere. */
  usualAisle: Aisle;
  /** What its aisle is set on: its food, or itself where that is none. */
  foodKey: string;
}

interface NamedListView {
  rows: RowMap;
  /** By the id of the item, of those that the server has read. */
  itemNeeds: ReadonlyMap<string, readonly ListNeed[]>;
}

/** In the order in which they are shown. @example namedListsOf(rows) // [{ id, name: 'Hardware' }] */
export function namedListsOf(rows: RowMap): { id: string; name: string; order: string }[] {
  return rowsOf(rows, 'namedLists')
    .flatMap(({ id, fields: { name, order = '' } }) => (name ? [{ id, name, order }] : []))
    .toSorted(compareOrder);
}

/**
 * @param store the id of the chosen one
 * @returns undefined for a list that was removed or never was
 * @example namedListOf(view, id)?.open[0] // { text: 'screws', aisle: 'Household & Personal Care', … }
 */
export function namedListOf(
  { rows, itemNeeds }: NamedListView,
  id: string,
  store: string = anyStore,
): NamedList | undefined {
  const list = rows.get(rowKey('namedLists', id)) as Row<'namedLists'> | undefined;
  if (!list || list.isDeleted) return undefined;
  const aisles = openAisles(rows, store);
  const items = rowsOf(rows, 'namedItems')
    .filter(({ fields }) => fields.listId === id)
    .map((row) => namedItem(row, { rows, itemNeeds }, aisles));
  const { name = '', isByHand = false } = list.fields as Partial<NamedListRow>;
  const open = items.filter(({ isTicked }) => !isTicked);
  return {
    id,
    name,
    isByHand,
    open: isByHand ? open.toSorted(compareOrder) : byAisle(open, aisles),
    ticked: items.filter(({ isTicked }) => isTicked).toSorted(compareOrder),
  };
}

/** What is still to buy, as text to send to someone. @example namedListAsText(list) // '- screws\n- paint (white)' */
export const namedListAsText = ({ open }: Pick<NamedList, 'open'>): string =>
  open.map(({ text, note }) => `- ${text}${note ? ` (${note})` : ''}`).join('\n');

function namedItem(
  { id, fields }: Row<'namedItems'>,
  { rows, itemNeeds }: NamedListView,
  aisles: Aisles,
): NamedItem {
  const { text = '', order = '', note, tickedOn } = fields;
  const read = itemNeeds.get(id);
  // Changed since the server read it, it waits to be read again.
  const needs = read?.every((need) => need.text === text) ? read : undefined;
  const identity = needs?.length === 1 ? needs[0]!.identity : undefined;
  const foodKey = identity?.key ?? keyOfItem(id);
  const usualAisle = (identity ?? needs?.[0]?.identity)?.usualAisle ?? 'Pantry';
  const food = rows.get(rowKey('foods', foodKey)) as Row<'foods'> | undefined;
  const { aisle = usualAisle }: FoodRow = food?.isDeleted ? {} : (food?.fields ?? {});
  return {
    id,
    text,
    order,
    ...(note !== undefined && { note }),
    ...(tickedOn !== undefined && { tickedOn }),
    isTicked: tickedOn !== undefined,
    isWaiting: needs === undefined,
    aisle,
    place: aisles.placeOf(foodKey, aisle),
    usualAisle,
    foodKey,
  };
}

function byAisle(items: readonly NamedItem[], { walk }: Aisles): NamedItem[] {
  const placeOf = ({ place }: NamedItem) => walk.findIndex(({ id }) => id === place.id);
  return items.toSorted(
    (a, b) =>
      Number(b.isWaiting) - Number(a.isWaiting) ||
      placeOf(a) - placeOf(b) ||
      compareTexts(a.text.toLowerCase(), b.text.toLowerCase()) ||
      compareTexts(a.id, b.id),
  );
}

const rowsOf = <Kind extends 'namedLists' | 'namedItems'>(rows: RowMap, kind: Kind): Row<Kind>[] =>
  [...rows.values()].filter((row): row is Row<Kind> => row.kind === kind && !row.isDeleted);
