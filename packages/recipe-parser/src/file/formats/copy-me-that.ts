/**
 * Copy Me That: an HTML file with every recipe, marked by ids and classes, in a zip with `images/`.
 *
 * - Each ingredient and instruction is an element of its own; a class marks headings.
 * - "I made this" becomes a tag, so that it can be found.
 *
 * Source of the names: files that Copy Me That exports.
 */
import type { FoundLine } from '../../text/headings/heading-lines';
import { trimmedEnd } from '../../characters/text-end';
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { withoutCounting } from '../../schema-org/step-numbers';
import { stepsFromLines } from '../../schema-org/steps';
import type { Step } from '../../recipe/recipe';
import type { Fields } from '../fields/fields';
import { headedLines } from '../recipe/headed-lines';
import { fieldsOfPieces, linkText, type HtmlPiece } from '../fields/html-piece';
import { anyImage, firstImage, imagesIn } from '../fields/images';
import type { RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export function readCopyMeThat(pieces: readonly HtmlPiece[]): RecipeInFile {
  const fields = fieldsOfPieces(pieces);
  // Container elements: their text repeats that of the elements inside.
  fields.ignore('recipe', 'recipe_info', 'image', 'categories');
  fields.ignore(`${ingredient}_subheader`, `${ingredient}_spacer`);
  fields.ignore(`${instruction}_subheader`, `${instruction}_spacer`);
  fields.read(ingredient, instruction);
  return recipeFromParts(
    {
      title: fields.text('name'),
      description: fields.text('description'),
      notes: [{ text: inner(fields, ['recipe_note'], ['recipeNotes', 'recipe_notes', 'notes']) }],
      serves: inner(fields, ['recipeYield'], ['servings']),
      ingredients: ingredientsFrom(pieces, fields),
      steps: stepsFrom(pieces, fields),
      labels: [
        ...fields.words('recipeCategory', 'tag'),
        ...(fields.text('made_this') === undefined ? [] : ['Made this']),
      ],
      source: {
        siteUrl: fields.text('original_link', 'recipe_link'),
        siteName: linkText(fields, 'original_link', 'recipe_link'),
      },
      rating: inner(fields, ['ratingValue'], ['rating']),
      images: firstImage(
        imagesIn(fields, anyImage, 'recipe_image', 'recipeImage'),
        fields,
        'recipe_image',
      ),
    },
    fields,
  );
}

const ingredient = 'recipeIngredient';
const instruction = 'instruction';

/** The text of an element, or of its container where only that exists. */
function inner(fields: Fields, inside: string[], around: string[]): string | undefined {
  const text = fields.text(...inside);
  if (text === undefined) return fields.text(...around);
  fields.ignore(...around);
  return text;
}

function ingredientsFrom(pieces: readonly HtmlPiece[], fields: Fields): FoundLine[] {
  const around = ['recipeIngredients', 'ingredients'];
  const found = linesOf(pieces, ingredient);
  if (found.length === 0) return ingredientLinesFrom(headedLines(fields.text(...around)));
  fields.ignore(...around);
  return found;
}

function stepsFrom(pieces: readonly HtmlPiece[], fields: Fields): Step[] {
  const around = ['recipeInstructions', 'instructions'];
  const found = linesOf(pieces, instruction);
  if (found.length === 0) return stepsFromLines(headedLines(fields.text(...around)));
  fields.ignore(...around);
  return found.map(({ text, section }) => ({ text: withoutCounting(text), section }));
}

/** An element with a class for headings arrives as two pieces: the plain one first. */
function linesOf(pieces: readonly HtmlPiece[], name: string): { text: string; section?: string }[] {
  const lines: { text: string; section?: string }[] = [];
  let section: string | undefined;
  for (const [at, piece] of pieces.entries()) {
    const text = piece.value.replace(/\s+/g, ' ').trim();
    if (piece.name !== name || text === '') continue;
    const isHeading = pieces[at + 1]?.name === `${name}_subheader`;
    if (isHeading) section = trimmedEnd(text, /[\s:]/);
    else lines.push(section === undefined ? { text } : { text, section });
  }
  return lines;
}
