/** Public API: the language of this device, for what starts the app and what signs people in. */
export { deviceLanguage } from './device-language.lazy';
