import { lazyPart } from '../../../ui/lazy-part';

/** Without it the page is in a language all the same. */
export const LanguageChoice = lazyPart(
  async () => (await import('./language-choice')).LanguageChoice,
  () => null,
);
