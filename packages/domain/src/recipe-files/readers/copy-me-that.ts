/**
 * Copy Me That: an HTML file with every recipe, marked by ids and classes, in a zip with `images/`.
 *
 * - Each ingredient and instruction is an element of its own; a class says which are headings.
 * - "I made this" becomes a tag, so that it can be found.
 *
 * Source of the names: files that Copy Me That exports.
 */
import type { FoundLine } from '../../ingredients/headed-lines';
import { withoutCounting } from '../../recipe-import/steps';
import type { Step } from '../../recipes/recipe';
import { fieldsOfPieces, type HtmlPiece } from '../html-piece';
import { anyPicture } from '../pictures';
import type { RecipeInFile } from '../recipe-in-file';
import { recipeFromParts } from '../recipe-from-parts';

export function readCopyMeThat(pieces: readonly HtmlPiece[]): RecipeInFile {
  const fields = fieldsOfPieces(pieces);
  fields.ignore('recipe', 'rating', 'servings', 'recipeIngredients', 'recipeInstructions');
  fields.ignore(ingredient, `${ingredient}_subheader`, `${ingredient}_spacer`);
  fields.ignore(instruction, `${instruction}_subheader`, `${instruction}_spacer`);
  fields.ignore('ingredients', 'instructions', 'recipe_info', 'categories', 'notes', 'image');
  const pictures = ['recipe_image', 'recipeImage'].map((name) => fields.take(name));
  return recipeFromParts(
    {
      title: fields.text('name'),
      description: fields.text('description'),
      notes: [{ text: fields.text('recipe_note', 'recipeNotes', 'recipe_notes') }],
      serves: fields.text('recipeYield'),
      ingredients: linesOf(pieces, ingredient).map(({ text, section }): FoundLine => ({
        text,
        section,
      })),
      steps: linesOf(pieces, instruction).map(({ text, section }): Step => ({
        text: withoutCounting(text),
        section,
      })),
      labels: [
        ...fields.words('recipeCategory', 'tag'),
        ...(fields.text('made_this') === undefined ? [] : ['Made this']),
      ],
      source: { siteUrl: fields.text('original_link') },
      rating: fields.number('ratingValue'),
      pictures: pictures.flat().flatMap(anyPicture),
    },
    fields,
  );
}

const ingredient = 'recipeIngredient';
const instruction = 'instruction';

/** An element with a class for headings arrives as two pieces: the plain one first. */
function linesOf(pieces: readonly HtmlPiece[], name: string): { text: string; section?: string }[] {
  const lines: { text: string; section?: string }[] = [];
  let section: string | undefined;
  for (const [at, piece] of pieces.entries()) {
    const text = piece.value.replace(/\s+/g, ' ').trim();
    if (piece.name !== name || text === '') continue;
    const isHeading = pieces[at + 1]?.name === `${name}_subheader`;
    if (isHeading) section = text.replace(/[\s:]+$/, '');
    else lines.push(section === undefined ? { text } : { text, section });
  }
  return lines;
}
