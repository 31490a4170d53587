/** Public API: the languages for visitors; `setting/` has that of people, `change/` how one changes. */
export { LanguageLinks } from './language-links';
