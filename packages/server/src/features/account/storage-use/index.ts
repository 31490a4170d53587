/** Public API: counting again what a person or a community takes. */
export { recountStorageUse } from './storage-use.store';
