/** Public API: the setting of the account. */
export { pageLanguage } from '../change/chosen-language';
export { LanguageSetting } from './language-setting';
