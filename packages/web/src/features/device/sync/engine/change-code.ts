/** What runs operations on rows: loaded after the first view, which needs it only when a change waits. */
export { applyOperation } from '@saltbush/domain/plan/sync/apply-operation';
export { rowsOfOperation } from '@saltbush/domain/plan/sync/rows-of-operation';
export { makeOperation, shownRows } from '@saltbush/domain/plan/sync/shown-rows';
