import type { ListLine } from './shopping-list';

/** Nothing but one typed item: its own text, note and store say everything. */
export const isOneItem = ({ items, parts }: Pick<ListLine, 'items' | 'parts'>): boolean =>
  items.length === 1 && parts.length === 1;
