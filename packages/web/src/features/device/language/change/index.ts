/** Public API: the language of this device, for what starts the app and what signs people in. */
export { changeLanguage } from './change-language.lazy';
export { deviceLanguage } from './device-language.lazy';
