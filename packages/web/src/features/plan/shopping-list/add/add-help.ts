/** What helps while adding: suggestions, texts of many items, and why nothing was heard. */
export { itemsOfText } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
export { announceSpeechError } from './speech-error';
export { SuggestionList } from './suggestion-list';
export { suggestionsFor } from './suggestions';
