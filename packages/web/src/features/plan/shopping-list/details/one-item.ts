import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';

/** Nothing but one typed item: its own text, note and store say everything. */
export const isOneItem = ({ items, parts }: ListLine): boolean =>
  items.length === 1 && parts.length === 1;
