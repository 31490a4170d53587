/** A recipe in data that somebody pasted, or that a site answers instead of a page. */
import { bestRecipe, partsOf } from '../schema-org/recipe-from-schema-org';
import { jsonInText } from './json-in-text';
import { readJson } from './read-json';
import type { RecipeInFile } from './fields/recipe-in-file';

/** Far more than anybody pastes. */
const mostRecipes = 50;

/**
 * The fullest recipe of JSON, alone or inside a text. What nobody understands, and the titles of other recipes, are
 * in its notes.
 *
 * @example recipeFromPastedData('{"title": "Toast", "ingredients": ["bread"], "steps": ["Toast it."]}')
 */
export function recipeFromPastedData(text: string): RecipeInFile | undefined {
  const document = jsonInText(text);
  const reading = document === undefined ? undefined : readJson(document);
  const found = (reading?.recipes ?? []).slice(0, mostRecipes).flatMap((read) => read() ?? []);
  const main = bestRecipe(found, '');
  if (main === undefined || partsOf(main.draft) < 2) return undefined;
  const others = found.filter((each) => each !== main).map(({ draft }) => draft.title);
  const unread = main.notUnderstood.map(({ path, sample }) => `${path}: ${sample}`);
  const notes = [
    main.draft.notes,
    unread.length > 0 && `Also in the data:\n${unread.join('\n')}`,
    others.length > 0 && `Other recipes in the data:\n${others.join('\n')}`,
  ];
  const image = main.images.find((each) => each.kind === 'web');
  return {
    ...main,
    draft: {
      ...main.draft,
      imageUrl: image?.address,
      notes: notes.filter(Boolean).join('\n\n') || undefined,
    },
  };
}
