/** When links of recipes and cookbooks end. */
export { endOfNewLink, hasEnded, presentEnd, readLinkZone } from './link-ends';
