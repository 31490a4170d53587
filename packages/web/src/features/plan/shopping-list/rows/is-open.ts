import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';

/** Whether it is to be looked for in the shop now: not in the trolley, and not missing there. */
export const isOpen = ({ isTicked, isNotInShop }: ListLine): boolean => !isTicked && !isNotInShop;
