/** Changes the language; a toast says why it stays as it is. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { languageNames, languages, type Language } from '@saltbush/domain/texts/languages';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { changeLanguage } from './change/change-language.lazy';
import { pageLanguage } from './change/chosen-language';

/** In their own names. */
export const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));

/** @param store stores it elsewhere, too */
export function useChangeLanguage(store?: (language: Language) => Promise<unknown>) {
  /** The one that is loading. */
  const [coming, setComing] = useState<Language>();
  const change = async (language: Language) => {
    if (language === pageLanguage) return;
    setComing(language);
    try {
      const { openIn } = await changeLanguage.load();
      await openIn(language, store ? { store: () => store(language) } : {});
    } catch (error) {
      setComing(undefined);
      showToast({ kind: 'error', ...describe(error, language) });
    }
  };
  return { coming, change: (language: Language) => void change(language) };
}

function describe(error: unknown, language: Language) {
  if (!(error instanceof AppError) || error.code !== 'SERVER_UNREACHABLE') {
    return describeError(error);
  }
  const name = languageNames[language];
  return {
    title: t`${name} could not be loaded`,
    message: t`Please check your connection, and try again in a minute.`,
  };
}
