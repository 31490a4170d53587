/**
 * The cookie that says which language somebody has chosen on a device, so that pages come in it before they sign in. The
 * server writes it for who follows a link, the web app for who presses one; both read it.
 */
import { findLanguage, type Language } from './languages';

const cookieName = 'saltbush-language';
/** Browsers keep none longer. */
const cookieDays = 400;

/**
 * @param basePath of the instance: "" or "/recipes"
 * @example languageCookie('de', { basePath: '', isSecure: true }) // 'saltbush-language=de; Path=/; Max-Age=34560000; SameSite=Lax; Secure'
 */
export function languageCookie(
  language: Language,
  { basePath, isSecure }: { basePath: string; isSecure: boolean },
): string {
  const maxAge = cookieDays * 24 * 60 * 60;
  const cookie = `${cookieName}=${language}; Path=${basePath}/; Max-Age=${maxAge}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/**
 * @param cookies as a request and `document.cookie` have them
 * @returns undefined for who has not chosen one of ours
 */
export function languageInCookies(cookies: string): Language | undefined {
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return findLanguage(cookie?.slice(cookie.indexOf('=') + 1).trim());
}
