/** Which ingredients of a draft a person should look at. Runs in the worker process: foods take long to read. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { type LineDoubt, doubtOfLine } from '@saltbush/domain/recipe/recipes/line-doubts';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { ingredientLine } from '@saltbush/recipe-parser/file';

export interface ReadLines {
  draft: Pick<RecipeDraftOnWire, 'ingredients' | 'ingredientLines' | 'measures' | 'serves'>;
  /** Lines of a photo whose fraction was read with doubt. */
  unsureLines: readonly string[];
}

export interface DoubtfulLine {
  /** As it was found. */
  line: string;
  why: LineDoubt;
}

export function findDoubts({ draft, unsureLines }: ReadLines): DoubtfulLine[] {
  const { ingredients = [], ingredientLines, measures = 'au' } = draft;
  const recipe = { measures, serves: knownServes(draft), unsureLines };
  return ingredients.flatMap((ingredient, index) => {
    const found = ingredientLines[index];
    const why = doubtOfLine({ ingredient, found }, recipe);
    return why === undefined ? [] : [{ line: found ?? ingredientLine(ingredient), why }];
  });
}
