/** Says on the page which language it is in and which way that is written: `<html lang="ar" dir="rtl">`. */
import type { Plugin } from 'vite';

/** @param language a BCP 47 tag; English stays as `index.html` has it */
export const pageLanguage = (language: string): Plugin => ({
  name: 'page-language',
  transformIndexHtml: (html) => (language === 'en' ? html : inLanguage(html, language)),
});

/** @example inLanguage('<html lang="en-AU">', 'he') // '<html lang="he" dir="rtl">' */
export const inLanguage = (html: string, language: string): string =>
  html.replace(
    /<html lang="[^"]*"/,
    `<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`,
  );

type Direction = 'ltr' | 'rtl';

/** Some Node versions have the property, others the method that took its place. */
type LocaleWithText = Intl.Locale & {
  textInfo?: { direction: Direction };
  getTextInfo?: () => { direction: Direction };
};

function directionOf(language: string): Direction {
  const locale = new Intl.Locale(language) as LocaleWithText;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}
