/**
 * The recipes of a document, each read like a pasted text, and what is in none of them.
 *
 * - A document without a part that has both a list and a method is read as one text: a title may be missing.
 * - The images of a part are those of its recipe: the first that can be read, as in every file.
 * - What stands between the recipes is named by its title or first line, never dropped silently.
 */
import type { ImageInFile, RecipeInFile, UnreadField } from '../file/fields/recipe-in-file';
import { valuePreview } from '../file/fields/value-preview';
import { recipeFromDraft } from '../file/recipe/recipe-from-draft';
import { recipeFromPlainText } from '../plain-text/recipe-from-plain-text';
import type { DocumentLine } from './document-line';
import { type DocumentPart, isRecipe, partsOfDocument } from './parts-of-document';

export interface DocumentReading {
  /** Read one by one. */
  recipes: (() => RecipeInFile | undefined)[];
  notUnderstood: UnreadField[];
}

/** A part with more is no recipe. */
const longestText = 100_000;

/** @param imageOf what lies at the source of an image */
export function recipesOfDocument(
  lines: readonly DocumentLine[],
  imageOf: (source: string) => ImageInFile[] = () => [],
): DocumentReading {
  const read = (part: DocumentPart) => withImages(readPart(part), part, imageOf);
  const parts = partsOfDocument(lines);
  const found = parts.filter(isRecipe);
  if (found.length === 0) {
    const whole = { title: '', lines: [...lines] };
    return { recipes: read(whole) === undefined ? [] : [() => read(whole)], notUnderstood: [] };
  }
  return {
    recipes: found.map((part) => () => read(part)),
    notUnderstood: parts.filter((part) => !found.includes(part)).map(unreadPart),
  };
}

function textOf({ title, lines }: DocumentPart): string {
  const below = lines.map(({ text, startsParagraph }) => (startsParagraph ? `\n${text}` : text));
  // Known as the title by its mark, whatever words it has.
  return [...(title === '' ? [] : [`# ${title}`, '']), ...below].join('\n').trim();
}

function readPart(part: DocumentPart): RecipeInFile | undefined {
  const text = textOf(part);
  const draft = text.length <= longestText ? recipeFromPlainText(text) : undefined;
  if (draft === undefined || draft.ingredients.length === 0) return undefined;
  return recipeFromDraft(draft, text);
}

function withImages(
  recipe: RecipeInFile | undefined,
  part: DocumentPart,
  imageOf: (source: string) => ImageInFile[],
): RecipeInFile | undefined {
  const sources = [part, ...part.lines].flatMap((each) => each.images ?? []);
  const images = sources.flatMap(imageOf);
  if (recipe === undefined || images.length === 0) return recipe;
  const others = images.length - 1;
  const sample = others === 1 ? 'one more picture' : `${others} more pictures`;
  return {
    ...recipe,
    images: [...images, ...recipe.images],
    notUnderstood: [...recipe.notUnderstood, ...(others > 0 ? [{ path: 'pictures', sample }] : [])],
  };
}

function unreadPart({ title, lines, page }: DocumentPart): UnreadField {
  const sample = title === '' ? (lines[0]?.text ?? '') : title;
  return { path: page === undefined ? 'text' : `page ${page}`, sample: valuePreview(sample) };
}
