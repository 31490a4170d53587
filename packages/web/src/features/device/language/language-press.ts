/** What a press on a language at the foot of the login does. */
import { findLanguage } from '@saltbush/domain/texts/languages';
import { openIn } from './change/change-language';
import { pageLanguage, rememberChosenHere } from './change/chosen-language';
import { showUnchanged } from './show-unchanged';
import { storeTypedText } from './typed-text';

export { restoreTypedText } from './typed-text';

/** Loads the page in the language of the link; a toast says why it stays as it is. */
export async function changeHere(link: HTMLAnchorElement): Promise<void> {
  const language = findLanguage(link.lang);
  if (!language || language === pageLanguage) return;
  const store = async () => {
    rememberChosenHere(language);
    storeTypedText();
  };
  link.ariaBusy = 'true';
  await openIn(language, { store }).catch((error: unknown) => {
    link.ariaBusy = null;
    showUnchanged(language, error);
  });
}
