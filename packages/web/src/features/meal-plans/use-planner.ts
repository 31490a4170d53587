/** What a person can do to the week: each changes the menu at once and says what happened. */
import { useMemo, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { defaultCookingQuantity } from '@saltbush/domain/meal-plans/cooking-quantity';
import {
  addEntry,
  defaultMeal,
  findPlace,
  moveEntry,
  removeEntry,
  setMeal,
  setNote,
  setQuantity,
} from '@saltbush/domain/meal-plans/menu';
import type { MenuEntry, Place } from '@saltbush/domain/meal-plans/menu';
import { weekdayName } from '@saltbush/domain/meal-plans/week';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { newId } from '../../api/new-id';
import { showToast } from '../../ui/toast';
import { nameOfEntry, type EntryActions } from './board/entry-actions';
import { addButtonOf } from './board/day-row';
import { entryMenuOf } from './board/entry-menu';
import type { MenuKeeper } from './keeping/menu-keeper';

export interface Planner extends EntryActions {
  addRecipe: (card: RecipeCard, day: Weekday) => void;
  /** Like `addRecipe`, for a drag, which says itself what it did. */
  placeRecipe: (card: RecipeCard, place: Place) => void;
  addNote: (note: string, day: Weekday) => void;
  changeNote: (entry: MenuEntry, note: string) => void;
  place: (entryId: string, place: Place) => void;
  /** For a screen reader: what the last change did. */
  said: string;
  /** The note whose text is being changed. */
  editedNote: MenuEntry | undefined;
  closeNote: () => void;
}

export function usePlanner(keeper: MenuKeeper): Planner {
  const [said, setSaid] = useState('');
  const [editedNote, setEditedNote] = useState<MenuEntry>();
  const actions = useMemo(() => {
    const nameOf = (entry: MenuEntry) =>
      nameOfEntry(entry, keeper.getState().cards.get(entry.recipeId ?? ''));
    const add = (
      entry: MenuEntry,
      { day, index }: { day: Weekday; index?: number },
      cards: RecipeCard[] = [],
    ) => keeper.edit((menu) => addEntry(menu, entry, day, index), cards);
    const fresh = { meal: defaultMeal, quantity: defaultCookingQuantity };
    return {
      addRecipe: (card: RecipeCard, day: Weekday) => {
        add({ ...fresh, id: newId(), recipeId: card._id }, { day }, [card]);
        setSaid(`${card.title} was added to ${weekdayName(day)}.`);
      },
      placeRecipe: (card: RecipeCard, place: Place) =>
        add({ ...fresh, id: newId(), recipeId: card._id }, place, [card]),
      addNote: (note: string, day: Weekday) => {
        add({ ...fresh, id: newId(), note }, { day });
        setSaid(`${note} was added to ${weekdayName(day)}.`);
      },
      changeNote: (entry: MenuEntry, note: string) => {
        keeper.edit((menu) => setNote(menu, entry.id, note));
        setEditedNote(undefined);
      },
      place: (entryId: string, { day, index }: Place) =>
        keeper.edit((menu) => moveEntry(menu, entryId, day, index)),
      onMove: (entry: MenuEntry, day: Weekday) => {
        keeper.edit((menu) => moveEntry(menu, entry.id, day));
        setSaid(`${nameOf(entry)} was moved to ${weekdayName(day)}.`);
        focusSoon(entryMenuOf(entry.id));
      },
      onMeal: (entry: MenuEntry, meal: string) =>
        keeper.edit((menu) => setMeal(menu, entry.id, meal)),
      onQuantity: (entry: MenuEntry, quantity: number) =>
        keeper.edit((menu) => setQuantity(menu, entry.id, quantity)),
      onEditNote: (entry: MenuEntry) => setEditedNote(entry),
      onRemove: (entry: MenuEntry) => {
        const place = findPlace(keeper.getState().menu, entry.id);
        if (!place) return;
        keeper.edit((menu) => removeEntry(menu, entry.id));
        showToast({
          kind: 'info',
          title: `Removed from ${weekdayName(place.day)}`,
          message: nameOf(entry),
          action: {
            label: 'Undo',
            onClick: () => add(entry, place),
          },
        });
        focusSoon(addButtonOf(place.day));
      },
    };
  }, [keeper]);
  return { ...actions, said, editedNote, closeNote: () => setEditedNote(undefined) };
}

/** The element that had focus is gone: the next sensible one gets it once it is drawn. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());
}
