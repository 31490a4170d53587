/** Public API: loading a file of products outside a call, and what foods cost. */
export { loadFeedFile } from './feed/load-feed-file';
export { priceFoods } from './price-foods';
