/** What holds for a food on every list, and the walk through a store. */
import { plural, t } from '@lingui/core/macro';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { chooseAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/choose-aisle';
import {
  walkFields,
  type AisleId,
  type NamedAisle,
} from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import type { AisleRow } from '@saltbush/domain/plan/rows/aisle-rows';
import type { Change, OperationArgs } from '@saltbush/domain/plan/sync/operations';
import { anyStore, type FoodRow } from '@saltbush/domain/plan/rows/rows';
import type { Changer } from './make-changer';

export const foodActions = ({ changeWithUndo }: Changer) => {
  const changeFood = (title: string, key: string, fields: Change<FoodRow>) =>
    changeWithUndo(title, { name: 'changeFood', args: { key, change: fields } });
  return {
    moveToAisle(line: ListLine, { id, name }: NamedAisle): void {
      if (id === (line.ownAisle ?? line.aisle)) return;
      changeWithUndo(t`${{ food: line.name }}: now in ${{ aisle: name }}`, chooseAisle(line, id));
    },

    setStaple({ key, name }: ListLine, isStaple: boolean): void {
      const title = isStaple
        ? t`${name}: off the list, you always have it`
        : t`${name}: back on the list`;
      changeFood(title, key, { isStaple: isStaple || null });
    },

    setStaples(keys: string[]): void {
      if (keys.length === 0) return;
      const title = plural(keys.length, {
        one: '# item is always at home',
        other: '# items are always at home',
      });
      changeWithUndo(title, { name: 'setStaples', args: { keys, isStaple: true } });
    },

    splitWording({ key, name }: LinePart['wording'], food: string): void {
      changeFood(t`${name}: separate from ${food}`, key, { isSplit: true });
    },

    joinWording({ key, name, apartFrom = t`the others` }: ListLine): void {
      changeFood(t`${name}: together with ${apartFrom} again`, key, { isSplit: null });
    },

    setMeasuresSplit({ key, name }: ListLine, isSplit: boolean): void {
      const title = isSplit ? t`${name}: not converted any more` : t`${name}: added up again`;
      changeFood(title, key, { areMeasuresSplit: isSplit || null });
    },

    /** From now on, what recipes need of it counts as the other. */
    setSameAs({ key, name }: ListLine, other: ListLine): void {
      changeFood(t`${name} is the same as ${other.name}`, key, { sameAs: other.key });
    },
  };
};

export const storeActions = ({ change, changeWithUndo }: Changer) => ({
  setStore({ walk, ...store }: { id: string; name: string; walk: readonly AisleId[] }): void {
    change({ name: 'setStore', args: storeArgs(store, walk) });
  },

  setAisle(title: string, id: AisleId, fields: Change<AisleRow>): void {
    changeWithUndo(title, { name: 'setAisle', args: { id, change: fields } });
  },

  removeAisle({ id, name }: NamedAisle): void {
    changeWithUndo(t`${name} removed`, { name: 'removeAisle', args: { id } });
  },

  removeStore(id: string, name: string): void {
    changeWithUndo(t`${name} removed`, { name: 'removeStore', args: { id } });
  },
});

/** The walk of no store in particular. Its name is stored in English, and said where it is shown. */
const storedName = 'Any store';
export const noStore = { id: anyStore, name: storedName };

export function storeArgs(
  store: { id: string; name: string },
  order: readonly AisleId[],
): OperationArgs['setStore'] {
  const { aisles, walk } = walkFields(order);
  return { ...store, aisles: [...aisles], walk: walk ? [...walk] : null };
}
