/** What helps while adding: suggestions, and texts of many items. */
export { itemsOfText } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
export { SuggestionList } from './suggestion-list';
export { suggestionsFor } from './suggestions';
