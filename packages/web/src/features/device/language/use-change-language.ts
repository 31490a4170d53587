/** Changes the language; a toast says why it stays as it is. */
import { useState } from 'react';
import { languageNames, languages, type Language } from '@saltbush/domain/texts/languages';
import { changeLanguage } from './change/change-language.lazy';
import { pageLanguage } from './change/chosen-language';
import { showUnchanged } from './show-unchanged';

/** In their own names. */
export const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));

/** @param store stores it elsewhere, too, as on the account */
export function useChangeLanguage(store: (language: Language) => Promise<unknown>) {
  /** The one that is loading. */
  const [coming, setComing] = useState<Language>();
  const change = async (language: Language) => {
    if (language === pageLanguage) return;
    setComing(language);
    try {
      const { openIn } = await changeLanguage.load();
      await openIn(language, { store: () => store(language) });
    } catch (error) {
      setComing(undefined);
      showUnchanged(language, error);
    }
  };
  return { coming, change: (language: Language) => void change(language) };
}
