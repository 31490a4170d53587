/** What saved searches and cookbooks find for the rules of Magic Menu. */
export { openMenuSources } from './find-menu-sources';
