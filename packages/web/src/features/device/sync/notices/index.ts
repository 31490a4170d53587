/** Public API: changes in words. Separate from `sync/index.ts`, which nearly every page loads. */
export { describeOperation } from './describe-operation';
