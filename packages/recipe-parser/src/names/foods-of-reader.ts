/** The names of foods in the reader's language. Separate from the words, since fewer pages of the web app need so large a table. */
import { foods as foodsInScripts } from './foods-in-scripts';
import { namesOfCall } from './readers-language';

/** Put in by the build of the web app; elsewhere nothing puts it in. */
declare const appLanguage: string | undefined;

/** The rows of foods, as `languages/de/foods.ts` has them; undefined for English. */
export const foodsNow = (): string | undefined =>
  typeof appLanguage === 'string' ? foodsInScripts : namesOfCall()?.foods;
