/** Finds the texts of a language: its translations, or those that the build makes up. */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { fileURLToPath } from 'node:url';
import { isolateValues } from './isolated-values.ts';
import { directionOf } from './document-language.ts';
import { pseudoTexts } from './pseudo-text.ts';
import type { Texts } from './texts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const english: Texts = {
  language: 'en',
  textOf: (_id, message) => compileMessageOrThrow(message),
};

/** @throws when `languages/` has no such folder */
export async function textsOf(language: string): Promise<Texts> {
  if (language === 'en') return english;
  const pseudo = pseudoTexts.get(language);
  if (pseudo) return { language, textOf: (_id, message) => pseudo(message) };
  const config = getConfig({ cwd: root });
  if (!config.locales.includes(language)) throw new Error(`languages/${language} does not exist.`);
  const [catalog] = await getCatalogs(config);
  const { messages } = await catalog!.getTranslations(language, {
    sourceLocale: 'en',
    fallbackLocales: {},
  });
  const isMirrored = directionOf(language) === 'rtl';
  return {
    language,
    textOf: (id, message) => {
      const text = compileMessageOrThrow(messages[id] || message);
      return isMirrored ? isolateValues(text) : text;
    },
  };
}
