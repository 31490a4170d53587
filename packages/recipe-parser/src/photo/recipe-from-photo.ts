/**
 * A recipe draft from photographed pages, in the order in which they were taken.
 *
 * - The pages' texts are read as one, so that a list on the first and a method on the second are one
 *   recipe.
 * - The text is given back with the draft, also when it holds no recipe: nothing that was read is lost.
 * - So are the lines that did not come into the draft.
 * - Each line is given with its place on its photo, where it can be compared.
 */
import { recipeFromPlainText } from '../plain-text/recipe-from-plain-text';
import type { RecipeDraft } from '../recipe/draft';
import { doubtfulLines } from './doubtful-amounts';
import { linesOfRuns, textOfLines } from './page-text';
import type { PhotoPage } from './photo-page';
import { placeOnPhoto, type PlaceOnPhoto } from './place-on-photo';
import { textRuns } from './text-runs';
import { unusedLines } from './unused-lines';
import { withoutBullet } from '../text/lines/bullets';

export interface PhotoReading {
  text: string;
  draft: RecipeDraft | undefined;
  /** Ingredient lines whose fraction a person should compare with the photo. */
  doubtfulLines: string[];
  /** Lines of the photos of which the draft has nothing. */
  unusedLines: string[];
  /** Lines of the text; none of a photo whose size is not known. */
  lines: PhotoLine[];
}

/** A line of the text, and where it was read. */
export interface PhotoLine extends PlaceOnPhoto {
  text: string;
  /** From 0. */
  photo: number;
}

type ReadPage = Pick<PhotoPage, 'words'> & Partial<Pick<PhotoPage, 'upright'>>;

/** @example recipeFromPhoto([]) // { text: '', draft: undefined, doubtfulLines: [], unusedLines: [], lines: [] } */
export function recipeFromPhoto(pages: readonly ReadPage[]): PhotoReading {
  const runs = pages.map(({ words }) => textRuns(words));
  const linesOfPages = runs.map(linesOfRuns);
  const text = linesOfPages.map(textOfLines).join('\n\n').trim();
  const draft = recipeFromPlainText(text);
  const doubtful = runs.flatMap(doubtfulLines);
  const isDoubtful = (line: string) => doubtful.some((each) => line.includes(withoutBullet(each)));
  return {
    text,
    draft,
    doubtfulLines: (draft?.ingredientLines ?? []).filter(isDoubtful),
    unusedLines: draft ? unusedLines(runs, draft) : [],
    lines: pages.flatMap(({ upright }, photo) =>
      upright === undefined
        ? []
        : linesOfPages[photo]!.map((line) => ({
            text: line.text,
            photo,
            ...placeOnPhoto(line.box, upright),
          })),
    ),
  };
}
