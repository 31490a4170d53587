/**
 * Lists beside the plan's (hardware, a party), as they are stored and synchronised (`rows.ts`). They are kinds of their own
 * and no field of an item, so that an app that does not know them shows nothing of them on the plan's list (decision 0149).
 */
import type { PlainDate } from '../days/week';

export interface NamedListRow {
  name: string;
  order: string;
  /** Its items stand as somebody put them; else by aisle. */
  isByHand?: boolean;
  /** The item that was put on it last: who removes the list without having seen it leaves the list. */
  lastAdded?: string;
}

/** Something typed onto such a list. */
export interface NamedItemRow {
  listId: string;
  /** As typed. */
  text: string;
  order: string;
  note?: string;
  /** The day it was bought; it stays until it is cleared. */
  tickedOn?: PlainDate;
}

export const namedListLimits = {
  lists: 20,
  /** To buy, of all lists together; what is ticked does not count. */
  items: 1_000,
  name: 60,
} as const;
