/** Everything that can be done to a list beside the plan's. */
import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { newOrders } from '@saltbush/domain/plan/rows/orders/new-orders';
import type {
  NamedItem,
  NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { chooseAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/choose-aisle';
import type { NamedAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import type { Change, NamedChange, OperationArgs } from '@saltbush/domain/plan/sync/operations';
import type { NamedItemRow } from '@saltbush/domain/plan/rows/named-list-rows';
import type { PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { makeChanger, type Changer } from '../actions/make-changer';
import { newItems } from '../actions/new-items';
import { adding, lastOrder } from '../lists/adding';
import { useLatest } from '../../../../ui/use-latest';

interface NamedListOnScreen {
  view: PlanView;
  list: NamedList;
  today: PlainDate;
}

export type NamedListActions = ReturnType<typeof namedListActions>;

export function useNamedListActions(
  { userId, householdId }: PlanScope,
  screen: NamedListOnScreen,
): NamedListActions {
  const read = useLatest(screen);
  return useMemo(
    () => namedListActions({ userId, householdId }, read),
    [userId, householdId, read],
  );
}

type Read = () => NamedListOnScreen;
type ListChanger = Changer<NamedListOnScreen>;

function namedListActions(scope: PlanScope, read: Read) {
  const changer = makeChanger(scope, read);
  return { ...itemActions(changer), ...moveActions(changer), ...listActions(changer) };
}

const itemActions = ({ read, change, changeWithUndo }: ListChanger) => ({
  add(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const { list } = read();
    const added = adding(list.id, texts, lastOrder(list));
    if (texts.length === 1) change(added);
    else
      changeWithUndo(plural(texts.length, { one: '# item added', other: '# items added' }), added);
  },

  setTicked({ id, text }: NamedItem, isTicked: boolean): void {
    const on = isTicked ? read().today : null;
    const tick: NamedChange = { name: 'tickNamedItems', args: { items: [id], on } };
    if (isTicked) changeWithUndo(t`${text} ticked`, tick);
    else change(tick);
  },

  changeItem({ id }: NamedItem, fields: Change<Pick<NamedItemRow, 'text' | 'note'>>): void {
    change({ name: 'changeNamedItem', args: { id, change: fields } });
  },

  removeItem({ id, text }: NamedItem): void {
    changeWithUndo(t`${text} removed`, { name: 'removeNamedItems', args: { items: [id] } });
  },

  clearTicked(): void {
    const items = read().list.ticked.map(({ id }) => id);
    changeWithUndo(t`Ticked items cleared`, { name: 'removeNamedItems', args: { items } });
  },
});

const moveActions = ({ read, change, changeWithUndo }: ListChanger) => ({
  moveToAisle({ foodKey: key, place, aisle, usualAisle, text }: NamedItem, to: NamedAisle): void {
    if (to.id === place.id) return;
    changeWithUndo(t`${text}: now in ${to.name}`, chooseAisle({ key, aisle, usualAisle }, to.id));
  },

  moveToList({ id, text }: NamedItem, to: { id: string; name: string }): void {
    const move: NamedChange = { name: 'changeNamedItem', args: { id, change: { listId: to.id } } };
    changeWithUndo(t`${text} moved to ${to.name}`, move);
  },

  moveToPlan({ id, text, note }: NamedItem): void {
    const [item] = newItems([text], read().view);
    const items = [{ ...item!, ...(note !== undefined && { note }) }];
    changeWithUndo(
      t`${text} moved to the shopping list`,
      { name: 'removeNamedItems', args: { items: [id] } },
      { name: 'addItems', args: { items } },
    );
  },

  /** @param from the place of an open item */
  reorder(from: number, to: number): void {
    const { open } = read().list;
    const ids = open.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    const orderOf = (id: string) => open.find((item) => item.id === id)?.order;
    for (const [id, order] of newOrders(ids, orderOf)) {
      change({ name: 'changeNamedItem', args: { id, change: { order } } });
    }
  },
});

const listActions = ({ read, change, changeWithUndo }: ListChanger) => {
  const setList = (fields: OperationArgs['setNamedList']['change']): NamedChange => ({
    name: 'setNamedList',
    args: { id: read().list.id, change: fields },
  });
  return {
    rename: (name: string): void => changeWithUndo(t`Now called ${name}`, setList({ name })),

    setByHand: (isByHand: boolean): void => change(setList({ isByHand: isByHand || null })),

    removeList(): void {
      const { id, name, open, ticked } = read().list;
      const items = [...open, ...ticked].map((item) => item.id);
      changeWithUndo(t`${name} removed`, { name: 'removeNamedList', args: { id, items } });
    },
  };
};
