/** Takes lines off the list. */
import type { NamedChange } from '../../sync/operations';
import { coversOf } from '../list/covers';
import type { ListLine, ShoppingList } from '../list/shopping-list';
import type { PlainDate } from '../../days/week';
import { tickChanges } from './tick-changes';

/** The days of the list, and the day that it is. */
export interface ListNow {
  days: ShoppingList['days'];
  today: PlainDate;
}

/** What recipes need of it is there, until they need more. */
export function putAway(line: ListLine, { days, today }: ListNow): NamedChange[] {
  const covers = coversOf(line, days, today);
  const keys = [line.key];
  return [
    ...tickChanges(line, covers),
    ...covers.map(({ week }): NamedChange => ({
      name: 'clearDone',
      args: { week, keys, items: [] },
    })),
  ];
}

/** Typed items are gone, what recipes need comes back only when they need more. */
export const removalOf = (line: ListLine, now: ListNow): NamedChange[] => [
  ...line.items.map(({ id }): NamedChange => ({ name: 'removeItem', args: { id } })),
  ...(line.recipeAmounts ? putAway(line, now) : []),
];
