/** A recipe in the text of an old program, pasted or on a page of an archive. */
import type { RecipeDraft } from '../../../recipe/draft';
import { readMasterCookText } from './master-cook-text';
import { readMealMaster } from './meal-master';
import { readRezKonv } from './rez-konv';

/**
 * The first recipe of Meal-Master, MasterCook or REZKONV.
 *
 * @returns nothing for any other text
 */
export function recipeInColumns(text: string): RecipeDraft | undefined {
  if (!programs.test(text)) return undefined;
  const reading = formats.map((read) => read(text)).find((found) => found !== undefined);
  return reading?.recipes[0]?.()?.draft;
}

/** A quick check for every text. */
const programs = /meal-?master|master ?cook|rezkonv/i;
const formats = [readMealMaster, readMasterCookText, readRezKonv];
