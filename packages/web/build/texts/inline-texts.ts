/**
 * Puts the texts of one language into the scripts while they are built, so that no page carries a catalogue, a library of
 * texts or a second language (decision 0158). Sources write texts in place with the macros of Lingui; its own plugin finds
 * them, this one writes each as a plain string or as JSX. Names of foods, units and aisles come with them (decision 0161).
 */
import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';
import { inlineMessages } from './inline-messages.ts';
import { namesInstead } from './inline-names.ts';
import type { Texts } from './texts.ts';

/** What a file that has texts says somewhere; no other file is parsed. */
const hasTexts = /@lingui\/(?:core|react)\/macro|\/texts\/say'/;

/** Lingui's settings, without looking for the file of its commands. */
const settings = makeConfig(
  { locales: [], sourceLocale: 'en', catalogs: [] },
  { skipValidation: true },
);

type Inlined = Pick<Rolldown.SourceDescription, 'code' | 'map'>;

/** One plugin serves the pages and what renders their first views: a file that both have is read once. */
export function inlineTexts(texts: Texts): Plugin {
  const inlined = new Map<string, { source: string; result: Promise<Inlined> }>();
  let hasMaps = false;
  return {
    name: 'inline-texts',
    enforce: 'pre',
    config: () => ({ define: { appLanguage: JSON.stringify(texts.language) } }),
    configResolved: ({ command }) => {
      hasMaps = command === 'serve';
    },
    load: (id) => namesInstead(id.split('?')[0]!, texts.language),
    transform(source, id) {
      const [file = ''] = id.split('?');
      const isOurs = /\.tsx?$/.test(file) && !file.includes('/node_modules/');
      if (!isOurs || !hasTexts.test(source)) return;
      const known = inlined.get(file);
      if (known?.source === source) return known.result;
      const result = inlineFile(file, source, { texts, hasMaps });
      inlined.set(file, { source, result });
      return result;
    },
  };
}

async function inlineFile(
  filename: string,
  source: string,
  { texts, hasMaps }: { texts: Texts; hasMaps: boolean },
): Promise<Inlined> {
  const result = await transformAsync(source, {
    filename,
    configFile: false,
    babelrc: false,
    sourceMaps: hasMaps,
    // Longer files are made compact otherwise, with a warning.
    compact: false,
    generatorOpts: { jsescOption: { minimal: true } },
    parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [
      [linguiMacro, { stripMessageField: false, linguiConfig: settings }],
      [inlineMessages, texts],
    ],
  });
  return { code: result!.code!, map: result!.map as Inlined['map'] };
}
