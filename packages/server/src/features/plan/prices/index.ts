/** Public API: loading a file of products outside a call. */
export { loadFeedFile } from './feed/load-feed-file';
