/** Says why the page stays in its language. */
import { t } from '@lingui/core/macro';
import { AppError } from '@saltbush/contract/errors';
import { languageNames, type Language } from '@saltbush/domain/texts/languages';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

/** @param language that was chosen */
export const showUnchanged = (language: Language, error: unknown): void => {
  showToast({ kind: 'error', ...describe(error, language) });
};

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
