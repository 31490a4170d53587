/** What other apps shared with Saltbush, until it is imported. */
export { eraseShared } from './erase-shared';
export {
  findShared,
  forgetOldShared,
  forgetShared,
  sharedLimits,
  storeShared,
  type SharedContent,
} from './shared-content';
