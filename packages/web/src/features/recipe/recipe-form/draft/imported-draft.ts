/** An imported recipe is stored as a draft; the page for a new recipe opens with it. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { RecipeInput, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { whatItMakes } from '@saltbush/domain/recipe/recipes/serves';
import { doubtOfLine } from '@saltbush/domain/recipe/recipes/line-doubts';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { newId } from '../../../../api/new-id';
import { type IngredientRows, valuesFrom, type RecipeFormValues } from '../form-values';
import { formInput, isBlank } from '../form-input';
import { storeDraft } from './draft-storage';

/** Its further images are ours already, unlike those on the site that it is from. */
type DraftWithImages = RecipeDraftOnWire &
  Partial<Pick<RecipeOnWire, 'moreImageUrls' | 'stepImages'>>;

export interface ReadWith {
  imageUrl?: string | undefined;
  /** Lines of a photo whose fraction was hard to read. */
  unsureLines?: readonly string[] | undefined;
}

/** @returns the id that the recipe will have */
export function storeImportedDraft(draft: DraftWithImages, read: ReadWith = {}): string {
  const recipeId = newId();
  const values = valuesOf(draft, read.imageUrl);
  void storeDraft({
    recipeId,
    values: { ...values, ingredients: withDoubts(values, draft, read.unsureLines) },
    isImported: true,
    keptAt: new Date().toISOString(),
  });
  return recipeId;
}

/** The request body of an unedited draft. */
export function inputFromDraft(draft: DraftWithImages, imageUrl?: string): RecipeInput {
  return formInput(valuesOf(draft, imageUrl)).input;
}

/** A doubtful line says what was found, its parts stay as they were read. */
export function withDoubts(
  { ingredients, measures, serves }: RecipeFormValues,
  { ingredientLines }: Pick<RecipeDraftOnWire, 'ingredientLines'>,
  unsureLines: readonly string[] = [],
): IngredientRows {
  let [line, number] = [-1, 0];
  return ingredients.map((row) => {
    if (isHeading(row) || isBlank(row)) return row;
    line += 1;
    const found = ingredientLines[line];
    const why = doubtOfLine({ ingredient: row, found }, { measures, serves, unsureLines });
    if (why === undefined) return row;
    number += 1;
    return { ...row, ...(found !== undefined && { text: found }), doubt: { number, why } };
  });
}

function valuesOf(draft: DraftWithImages, imageUrl: string | undefined): RecipeFormValues {
  const makes =
    draft.serves === undefined ? draft.yieldText : whatItMakes(draft.yieldText, draft.serves);
  return valuesFrom({ ...draft, yieldText: makes, imageUrl });
}
