/** The language of the app, and the locale of the reader (decision 0159). Small, since the first page loads it. */
import { language as languageOfBuild } from '@saltbush/domain/texts/language';

export { readersLocale as locale } from '@saltbush/domain/account/countries/locale';

export const language: string = languageOfBuild();
