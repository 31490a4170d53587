/**
 * Puts the texts of one language into the scripts while they are built, so that no page carries a catalogue, a library of
 * texts or a second language (decision 0158). Sources write texts in place with the macros of Lingui, and the domain with
 * `i18n._('…')`; Lingui's own plugin finds them, this one writes each as a plain string or as JSX.
 */
import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { inlineMessages } from './inline-messages.ts';
import type { Texts } from './texts-of-language.ts';

/** What a file that has texts says somewhere; no other file is parsed. */
const hasTexts = /@lingui\/(?:core|react)\/macro|\bi18n\._\(/;

/** Lingui's settings, without looking for the file of its commands. */
const settings = makeConfig(
  { locales: [], sourceLocale: 'en', catalogs: [] },
  { skipValidation: true },
);

export const inlineTexts = (texts: Texts): Plugin => ({
  name: 'inline-texts',
  enforce: 'pre',
  config: () => ({ define: { appLanguage: JSON.stringify(texts.language) } }),
  async transform(code, id) {
    const [file] = id.split('?');
    if (!/\.tsx?$/.test(file!) || file!.includes('/node_modules/') || !hasTexts.test(code)) return;
    const result = await transformAsync(code, {
      filename: file!,
      configFile: false,
      babelrc: false,
      sourceMaps: true,
      // Longer files are made compact otherwise, with a warning.
      compact: false,
      generatorOpts: { jsescOption: { minimal: true } },
      parserOpts: { plugins: file!.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      plugins: [
        [linguiMacro, { stripMessageField: false, linguiConfig: settings }],
        [inlineMessages, texts],
      ],
    });
    return { code: result!.code!, map: result!.map };
  },
});
