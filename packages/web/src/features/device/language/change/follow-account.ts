/**
 * The language of the account on this device: whoever changed it on another one is offered to load this page in it, too.
 * Typed text stays until they do.
 */
import { t } from '@lingui/core/macro';
import { findLanguage, languageNames, type Language } from '@saltbush/domain/texts/languages';
import { getSession, onSessionChange } from '../../../../api/session';
import { showToast } from '../../../../ui/feedback/toast';
import { changeLanguage } from './change-language.lazy';
import {
  chosenLanguage,
  forgetChosenHere,
  pageLanguage,
  storeChosenLanguage,
} from './chosen-language';
import { isServed } from './language-worker';

export function followAccountLanguage(): void {
  follow();
  onSessionChange(follow);
}

function follow(): void {
  const session = getSession();
  if (session) forgetChosenHere();
  const language = findLanguage(session?.user?.language);
  if (!language || language === chosenLanguage()) return;
  storeChosenLanguage(language);
  if (language !== pageLanguage) void offer(language);
}

async function offer(language: Language): Promise<void> {
  if (!(await isServed(language))) return;
  showToast({
    kind: 'info',
    title: languageNotice(language),
    durationMs: 30_000,
    action: { label: t`Reload`, onClick: () => void load(language).catch(() => undefined) },
  });
}

export const languageNotice = (language: Language): string => {
  const name = languageNames[language];
  return t`Your language is ${name} now`;
};

/** Without a network the page stays as it is; the next visit tries again. */
async function load(language: Language): Promise<void> {
  const { openIn } = await changeLanguage.load();
  await openIn(language);
}
