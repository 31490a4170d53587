/** Says in the head of every page which language it is in, and from where to where that is written. */
import type { Plugin } from 'vite';
import { placeOf } from '../language-files.ts';

/** The English of the sources is Australian. */
const tagOfEnglish = 'en-AU';

export const tagOf = (language: string): string => (language === 'en' ? tagOfEnglish : language);

/** ISO 15924, of the scripts that living languages are written in from right to left. */
const rightToLeft = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** @example directionOf('fa') // 'rtl' */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}

/** @param folder of the language, as `placeOf` has it */
export const documentLanguage = (language: string, folder: string): Plugin => ({
  name: 'document-language',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
      return html
        .replace(`<html lang="${tagOfEnglish}"`, `<html lang="${tagOf(language)}"${direction}`)
        .replace(manifest, placeOf(manifest, folder));
    },
  },
});

const manifest = 'manifest.webmanifest';
