/** What other features read of saved searches. */
export { findSavedSearch } from './saved-searches.store';
