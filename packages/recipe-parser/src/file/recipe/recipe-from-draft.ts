/** A recipe of a file that was read like a page or a paste: its draft, and nothing beside it. */
import { isLabelledFact } from '../../text/fields/labelled-facts';
import type { RecipeDraft } from '../../recipe/draft';
import { missingTexts } from './missing-texts';
import { anyImage } from '../fields/images';
import type { RecipeInFile } from '../fields/recipe-in-file';

/**
 * @param text that the draft was read from: lines of it that are in no part of the draft are left over
 * @example recipeFromDraft(draft).isFavourite // false
 */
export function recipeFromDraft(draft: RecipeDraft, text = ''): RecipeInFile {
  const lines = text.split('\n').filter((line) => !isLabelledFact(line));
  return {
    draft: withoutImages(draft),
    isFavourite: false,
    images: [
      draft.imageUrl,
      ...(draft.otherImageUrls ?? []),
      ...(draft.moreImageUrls ?? []),
    ].flatMap(anyImage),
    notUnderstood: missingTexts([{ path: 'text', text: lines.join('\n') }], { draft }, new Set()),
  };
}

/** Its images are for whoever reads the file to fetch. */
function withoutImages(draft: RecipeDraft): RecipeDraft {
  const steps = draft.steps.map(({ text, section }) => ({ text, section }));
  return {
    ...draft,
    imageUrl: undefined,
    otherImageUrls: undefined,
    moreImageUrls: undefined,
    steps,
  };
}
