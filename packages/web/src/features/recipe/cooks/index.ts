/** Public API: where the page of a cook is, and the cooks that one follows. */
export { cookPath, cooksPath } from './cook-paths';
export { cookQuery, followedCooksQuery } from './cook-queries';
export { useFollowCook } from './use-follow-cook';
