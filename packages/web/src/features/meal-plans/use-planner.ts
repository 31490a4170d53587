/** Edits of the week: each changes the menu at once and shows a message. */
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import {
  addEntry,
  findPlace,
  moveEntry,
  removeEntry,
  setMeal,
  setNote,
  setQuantity,
} from '@saltbush/domain/meal-plans/menu';
import type { Menu, MenuEntry, Place } from '@saltbush/domain/meal-plans/menu';
import { weekdayName } from '@saltbush/domain/meal-plans/week';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { showToast } from '../../ui/feedback/toast';
import type { PlanScope } from '../view-mode';
import { newEntry } from './add/new-entry';
import { planAndAnnounceSharing } from './announce-sharing';
import { partOf } from './drag/drop-place';
import type { WeekPlan } from './use-week-plan';
import { nameOfEntry, type EntryActions } from './week-grid/entry-actions';
import { addButtonOf } from './week-grid/day-row';
import { entryMenuOf } from './week-grid/entry-menu';

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

export function usePlanner(scope: PlanScope, plan: WeekPlan): Planner {
  const [announcement, announce] = useState('');
  const [editedNote, setEditedNote] = useState<MenuEntry>();
  return {
    ...additions(scope, plan, announce),
    ...changes(plan, announce),
    changeNote: (entry, note) => {
      edit(plan, (menu) => setNote(menu, entry.id, note));
      setEditedNote(undefined);
    },
    onEditNote: setEditedNote,
    announcement,
    editedNote,
    closeNote: () => setEditedNote(undefined),
  };
}

type Announce = (text: string) => void;

/** New entries of the menu, and what a drag drops. */
function additions(scope: PlanScope, plan: WeekPlan, announce: Announce) {
  const addRecipe = (card: RecipeCard, { day, index }: OpenPlace) => {
    const entry = newEntry({ recipeId: card._id });
    const add = () => plan.edit((menu) => addEntry(menu, entry, day, index), [card]);
    void planAndAnnounceSharing(scope, card, add);
  };
  return {
    addRecipe: (card: RecipeCard, day: Weekday) => {
      addRecipe(card, { day });
      announce(`${card.title} was added to ${weekdayName(day)}.`);
    },
    drop: (activeId: string, card: RecipeCard | undefined, place: Place) => {
      const entry = partOf(activeId, 'entry');
      if (entry !== undefined) edit(plan, (menu) => moveEntry(menu, entry, place.day, place.index));
      else if (card) addRecipe(card, place);
    },
    addNote: (note: string, day: Weekday) => {
      edit(plan, (menu) => addEntry(menu, newEntry({ note }), day));
      announce(`${note} was added to ${weekdayName(day)}.`);
    },
  };
}

/** Changes of an existing entry. */
function changes(plan: WeekPlan, announce: Announce) {
  const nameOf = (entry: MenuEntry) => nameOfEntry(entry, plan.cards.get(entry.recipeId ?? ''));
  return {
    onMove: (entry: MenuEntry, day: Weekday) => {
      edit(plan, (menu) => moveEntry(menu, entry.id, day));
      announce(`${nameOf(entry)} was moved to ${weekdayName(day)}.`);
      focusSoon(entryMenuOf(entry.id));
    },
    onMeal: (entry: MenuEntry, meal: string) => edit(plan, (menu) => setMeal(menu, entry.id, meal)),
    onQuantity: (entry: MenuEntry, quantity: number) =>
      edit(plan, (menu) => setQuantity(menu, entry.id, quantity)),
    onRemove: (entry: MenuEntry) => {
      const place = findPlace(plan.menu, entry.id);
      if (!place) return;
      edit(plan, (menu) => removeEntry(menu, entry.id));
      showToast({
        kind: 'info',
        title: `Removed from ${weekdayName(place.day)}`,
        message: nameOf(entry),
        action: { label: 'Undo', onClick: () => void plan.restore(entry.id).catch(isAnnounced) },
      });
      focusSoon(addButtonOf(place.day));
    },
  };
}

/** Without an index: at the end of the day. */
type OpenPlace = Pick<Place, 'day'> & Partial<Place>;

function edit(plan: WeekPlan, change: (menu: Menu) => Menu): void {
  plan.edit(change).catch(isAnnounced);
}

/** A change that could not be stored is undone on the screen, and a toast has said so. */
const isAnnounced = () => undefined;

/** The focused element was removed: focus the next one after rendering. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());
}
