/** What is needed of the language once somebody has chosen one, or is signed in: loaded then, so that visitors fetch none of it. */
export { changeLanguage } from './change-language.lazy';
export { findLanguage } from '@saltbush/domain/texts/languages';
export {
  chosenLanguage,
  forgetChosenHere,
  languageChosenHere,
  pageLanguage,
  storeChosenLanguage,
} from './chosen-language';
export { followAccountLanguage, languageNotice } from './follow-account';
export { registerWorker } from './language-worker';
