/** Public API: searches by conditions, saved under a name. */
export { SaveSearchDialog } from './save-search-dialog';
export { SavedSearchLinks } from './saved-search-links';
export { searchPath } from './search-path';
export { useSavedSearches } from './use-saved-searches';
