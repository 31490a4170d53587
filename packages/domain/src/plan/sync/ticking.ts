/**
 * Which operations only tick: what somebody may run who sees a list and changes nothing of it
 * (`account/households/permissions.ts`, `tickShoppingList`). That the shop has none of something is said with a tick's
 * gesture, in the shop, so it belongs to it.
 */
import type { Operation } from './operations';

/** @example isTicking({ name: 'changeLine', args: { week, key, change: { note: 'lite' } } }) // false */
export function isTicking({ name, args }: Pick<Operation, 'name' | 'args'>): boolean {
  if (name === 'tick' || name === 'untick' || name === 'tickNamedItems') return true;
  if (name !== 'changeLine') return false;
  const fields = Object.keys((args as { change: object }).change);
  return fields.length === 1 && fields[0] === 'notInShopOn';
}
