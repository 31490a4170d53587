/** Puts the language's words into what no script writes: the page itself, and the manifest of the installed app. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { documentTexts } from '../../src/prerender/document-texts.ts';
import { directionOf, tagOf } from './document-language.ts';

export type DocumentTexts = typeof documentTexts;

/** @throws for a text that `index.html` does not have */
export function withTexts(html: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((page, [english, translation]) => {
    if (!page.includes(english)) throw new Error(`index.html does not say “${english}”.`);
    return page.replace(english, () => escape(translation));
  }, html);
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @throws for words of the manifest that `src/prerender/document-texts.ts` does not have */
export async function translateManifest(
  folder: string,
  language: string,
  texts: Record<string, string>,
): Promise<void> {
  const file = join(folder, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const inWords = <T>(entry: T, field: keyof T): T => {
    const translation = texts[String(entry[field])];
    if (translation === undefined) throw new Error(`No text for ${JSON.stringify(entry)}.`);
    return { ...entry, [field]: translation };
  };
  const translated: Manifest = {
    ...inWords(manifest, 'description'),
    lang: tagOf(language),
    ...(directionOf(language) === 'rtl' && { dir: 'rtl' }),
    shortcuts: manifest.shortcuts.map((shortcut) => inWords(shortcut, 'name')),
    screenshots: manifest.screenshots.map((screenshot) => inWords(screenshot, 'label')),
  };
  await writeFile(file, `${JSON.stringify(translated, undefined, 2)}\n`);
}

interface Manifest {
  description: string;
  lang: string;
  dir?: 'rtl';
  shortcuts: { name: string }[];
  screenshots: { label: string }[];
}
