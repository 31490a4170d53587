/** Public API: unfinished work on this device. Separate from `sync/index.ts`, which nearly every page loads. */
export { useWorkList } from './use-work-list';
export { workList } from './work-list';
