/** Public API: the language of this device, for what starts the app and what signs people in. */
export { changeLanguage } from './change-language.lazy';
export {
  chosenLanguage,
  languageChosenHere,
  pageLanguage,
  storeChosenLanguage,
} from './chosen-language';
export { followAccountLanguage, languageNotice } from './follow-account';
export { isChangingWorker, registerWorker } from './language-worker';
