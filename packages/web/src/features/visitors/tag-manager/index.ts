/** Public API: the tag manager, where this instance has one. */
export { startTagManager } from './start-tag-manager';
