/** What helps while adding: suggestions, texts of many items, and what to do when speech fails. */
export { itemsOfText } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
export { itemsOfSpeech } from '@saltbush/domain/plan/shopping-list/list/joined-items/joined-items';
export { sayLeftOut } from './say-left-out';
export { saySpeechFailure } from './say-speech-failure';
export { SuggestionList } from './suggestion-list';
export { suggestionsFor } from './suggestions';
