import { JsonText } from '../../../platform/json-text';
import type { ListRead } from './unfiltered-list';

/** A page of a list as it is sent: its cards are JSON already. */
export function presentList(
  { cards, total, hasMore, isAtLeast }: Omit<ListRead, 'isOpen'>,
  page: number,
  limit: number,
): JsonText {
  const rest = { total, page, limit, hasMore, ...(isAtLeast && { totalIsAtLeast: true }) };
  return new JsonText(`{"recipes":[${cards}],${JSON.stringify(rest).slice(1)}`);
}
