/** Which language somebody has chosen on this device: a cookie, so that the server sends pages in it before they sign in. */
import { languageCookie, languageInCookies } from '@saltbush/domain/texts/language-cookie';
import { findLanguage, standInLanguage, type Language } from '@saltbush/domain/texts/languages';
import { language } from '../../../../locale';

/** That of the page that is open, whatever was chosen since. */
export const pageLanguage: Language = findLanguage(language) ?? standInLanguage;

/** Undefined for who has not chosen: the server goes by the languages of the browser. */
export const chosenLanguage = (): Language | undefined => languageInCookies(document.cookie);

/** From the next page on. It survives signing out. */
export function storeChosenLanguage(chosen: Language): void {
  document.cookie = languageCookie(chosen, { basePath, isSecure: location.protocol === 'https:' });
}

const key = 'saltbush.language-chosen';

/** What a visitor chose in this tab: whoever signs in next means it. */
export const languageChosenHere = (): Language | undefined =>
  findLanguage(sessionStorage.getItem(key));

export const rememberChosenHere = (chosen: Language): void => sessionStorage.setItem(key, chosen);

/** Once somebody has signed in: it is not that of the next one. */
export const forgetChosenHere = (): void => sessionStorage.removeItem(key);
