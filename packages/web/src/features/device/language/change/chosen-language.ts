/** Which language somebody has chosen on this device: a cookie, so that the server sends pages in it before they sign in. */
import { findLanguage, standInLanguage, type Language } from '@saltbush/domain/texts/languages';
import { language } from '../../../../locale';

/** The server reads it (`server/src/platform/http/languages/language.ts`). */
const cookieName = 'saltbush-language';
/** Browsers allow no more. */
const storedDays = 400;

/** That of the page that is open, whatever was chosen since. */
export const pageLanguage: Language = findLanguage(language) ?? standInLanguage;

/** Undefined for who has not chosen: the server goes by the languages of the browser. */
export function chosenLanguage(): Language | undefined {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`));
  return findLanguage(cookie?.slice(cookieName.length + 1));
}

/** From the next page on. It survives signing out. */
export function storeChosenLanguage(chosen: Language): void {
  const security = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = storedDays * 24 * 60 * 60;
  document.cookie = `${cookieName}=${chosen}; Path=${basePath}/; Max-Age=${maxAge}; SameSite=Lax${security}`;
}

const key = 'saltbush.language-chosen';

/** What a visitor chose in this tab: whoever signs in next means it. */
export const languageChosenHere = (): Language | undefined =>
  findLanguage(sessionStorage.getItem(key));

export const rememberChosenHere = (chosen: Language): void => sessionStorage.setItem(key, chosen);

/** Once somebody has signed in: it is not that of the next one. */
export const forgetChosenHere = (): void => sessionStorage.removeItem(key);
