/** Edits of the week: each changes the menu at once and shows a message. */
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
import { showToast } from '../../ui/feedback/toast';
import type { PlanScope } from '../view-mode';
import { announceSharing } from './announce-sharing';
import { partOf } from './drag/drop-place';
import { nameOfEntry, type EntryActions } from './week-grid/entry-actions';
import { addButtonOf } from './week-grid/day-row';
import { entryMenuOf } from './week-grid/entry-menu';
import type { MenuSync } from './sync/menu-sync';

export interface Planner extends EntryActions {
  addRecipe: (card: RecipeCard, day: Weekday) => void;
  /** Moves the dragged entry or adds the dragged recipe; a drag announces itself. */
  drop: (activeId: string, card: RecipeCard | undefined, place: Place) => void;
  addNote: (note: string, day: Weekday) => void;
  changeNote: (entry: MenuEntry, note: string) => void;
  /** For screen readers: the last change. */
  announcement: string;
  /** The note being edited. */
  editedNote: MenuEntry | undefined;
  closeNote: () => void;
}

export function usePlanner({ userId, householdId }: PlanScope, menuSync: MenuSync): Planner {
  const [announcement, announce] = useState('');
  const [editedNote, setEditedNote] = useState<MenuEntry>();
  const actions = useMemo(
    () => ({
      ...additions({ userId, householdId }, menuSync, announce),
      ...changes(menuSync, announce),
      changeNote: (entry: MenuEntry, note: string) => {
        menuSync.edit((menu) => setNote(menu, entry.id, note));
        setEditedNote(undefined);
      },
      onEditNote: (entry: MenuEntry) => setEditedNote(entry),
    }),
    [userId, householdId, menuSync],
  );
  return { ...actions, announcement, editedNote, closeNote: () => setEditedNote(undefined) };
}

type Announce = (text: string) => void;

/** New entries of the menu, and what a drag drops. */
function additions(scope: PlanScope, menuSync: MenuSync, announce: Announce) {
  const addRecipe = (card: RecipeCard, place: OpenPlace) => {
    add(menuSync, { ...newEntry(), recipeId: card._id }, place, [card]);
    void announceSharing(scope, card, menuSync);
  };
  return {
    addRecipe: (card: RecipeCard, day: Weekday) => {
      addRecipe(card, { day });
      announce(`${card.title} was added to ${weekdayName(day)}.`);
    },
    drop: (activeId: string, card: RecipeCard | undefined, place: Place) => {
      const entry = partOf(activeId, 'entry');
      if (entry !== undefined) {
        menuSync.edit((menu) => moveEntry(menu, entry, place.day, place.index));
      } else if (card) addRecipe(card, place);
    },
    addNote: (note: string, day: Weekday) => {
      add(menuSync, { ...newEntry(), note }, { day });
      announce(`${note} was added to ${weekdayName(day)}.`);
    },
  };
}

/** Changes of an existing entry. */
function changes(menuSync: MenuSync, announce: Announce) {
  const nameOf = (entry: MenuEntry) =>
    nameOfEntry(entry, menuSync.getState().cards.get(entry.recipeId ?? ''));
  return {
    onMove: (entry: MenuEntry, day: Weekday) => {
      menuSync.edit((menu) => moveEntry(menu, entry.id, day));
      announce(`${nameOf(entry)} was moved to ${weekdayName(day)}.`);
      focusSoon(entryMenuOf(entry.id));
    },
    onMeal: (entry: MenuEntry, meal: string) =>
      menuSync.edit((menu) => setMeal(menu, entry.id, meal)),
    onQuantity: (entry: MenuEntry, quantity: number) =>
      menuSync.edit((menu) => setQuantity(menu, entry.id, quantity)),
    onRemove: (entry: MenuEntry) => {
      const place = findPlace(menuSync.getState().menu, entry.id);
      if (!place) return;
      menuSync.edit((menu) => removeEntry(menu, entry.id));
      showToast({
        kind: 'info',
        title: `Removed from ${weekdayName(place.day)}`,
        message: nameOf(entry),
        action: { label: 'Undo', onClick: () => add(menuSync, entry, place) },
      });
      focusSoon(addButtonOf(place.day));
    },
  };
}

/** Without an index: at the end of the day. */
type OpenPlace = Pick<Place, 'day'> & Partial<Place>;

function add(
  menuSync: MenuSync,
  entry: MenuEntry,
  { day, index }: OpenPlace,
  cards: RecipeCard[] = [],
): void {
  menuSync.edit((menu) => addEntry(menu, entry, day, index), cards);
}

const newEntry = () => ({ id: newId(), meal: defaultMeal, quantity: defaultCookingQuantity });

/** The focused element was removed: focus the next one after rendering. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());
}
