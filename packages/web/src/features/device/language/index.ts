/** Public API: the languages for visitors, loaded where they are shown; `setting/` has that of people, `change/` how one changes. */
export { LanguageChoice } from './language-choice.lazy';
