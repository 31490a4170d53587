/** Saved searches and cookbooks in the state a test needs. */
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { savedSearchesRoutes } from '@saltbush/contract/book/saved-searches';
import type { Person } from '../test-users';

/** @returns its id */
export async function makeCookbook(
  person: Person,
  {
    title = 'Sundays',
    recipeIds = [],
    households = [],
  }: { title?: string; recipeIds?: string[]; households?: string[] } = {},
): Promise<string> {
  const made = await person.ask(cookbooksRoutes.create, { body: { title } });
  if (made.status !== 200) throw new Error(`Not made: ${JSON.stringify(made.error)}`);
  const params = { id: made.body._id };
  if (recipeIds.length > 0)
    await person.ask(cookbooksRoutes.addRecipes, { params, body: { recipeIds } });
  if (households.length > 0)
    await person.ask(cookbooksRoutes.updateSharing, { params, body: { households } });
  return made.body._id;
}

/** A saved search, and a cookbook with a link, whose names have this word. */
export async function makeSearchAndCookbook(
  person: Person,
  { word, recipe, household }: { word: string; recipe: string; household: string },
) {
  const quick = { match: 'all' as const, of: [{ field: 'tag' as const, value: `${word} tag` }] };
  const search = await person.ask(savedSearchesRoutes.create, {
    body: { name: `${word} search`, query: quick },
  });
  const cookbook = await makeCookbook(person, {
    title: `${word} cookbook`,
    recipeIds: [recipe],
    households: [household],
  });
  const link = await person.ask(cookbooksRoutes.makeLink, { params: { id: cookbook } });
  return { search: search.body._id, cookbook, cookbookLink: link.body._id };
}
