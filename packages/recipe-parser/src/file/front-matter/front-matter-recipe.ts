/**
 * Recipes whose front matter holds the ingredients and the method: Chowdown, and other sites of Markdown
 * files.
 *
 * - `ingredients` and `directions` are lists, or texts of lines; a list inside a list has its heading in
 *   the item above. `components` names smaller recipes that are in files of their own.
 * - The text below describes the dish: its first paragraph is the description, the others are notes.
 * - Images are in the folder `images` beside the folder of the recipes.
 *
 * Source: https://github.com/clarklab/chowdown
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import { parseFrontMatter, splitFrontMatter } from './front-matter';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromMetadata } from './metadata';
import type { RecipeInFile } from '../fields/recipe-in-file';

/** @example isFrontMatterRecipe('---\ningredients: [bread]\n---\n') // true */
export function isFrontMatterRecipe(text: string): boolean {
  const { head } = splitFrontMatter(text.slice(0, longestLook));
  const metadata = head === '' ? {} : parseFrontMatter(head);
  return [...ingredientNames, ...methodNames, 'components'].some((name) =>
    isListed(metadata[name]),
  );
}

/** @param fileName without its folder and ending */
export function readFrontMatterRecipe(text: string, fileName: string): RecipeInFile {
  const { head, body } = splitFrontMatter(text);
  const fields = fieldsOf(parseFrontMatter(head));
  fields.ignore('layout', 'permalink', 'slug', 'published', 'draft', 'weight');
  const components = fields.words('components');
  const [description, ...notes] = body.trim().split(/\n[ \t]*(?:\n[ \t]*)+/);
  return recipeFromMetadata(fields, {
    fileName,
    description,
    ingredients: ingredientLinesFrom(headedLines(fields.text(...ingredientNames))),
    steps: stepsFromLines(headedLines(fields.text(...methodNames))),
    notes: [...notes, components.length > 0 ? `Made of: ${components.join(', ')}` : ''],
    imageFolders: ['../images/', ''],
  });
}

const longestLook = 200_000;
const ingredientNames = ['ingredients', 'ingredient'];
const methodNames = ['directions', 'instructions', 'method', 'steps', 'preparation'];

/** A word alone is no list: "steps: 4" in a page about something else. */
const isListed = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.includes('\n');
