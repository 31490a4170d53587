/** Reading and changing this week's list, by the operations that a phone sends. */
export { addingItems, fullList } from './add-items';
export { puttingAway, ticking, unticking } from './change-list';
export { etagOf, openComputedLists, type ComputedLists } from './computed-lists';
export type { ListVersion } from './list-rows.store';
export { readThisWeek, readWholeList } from './this-week';
export { readListView } from './rows-view/read-view';
