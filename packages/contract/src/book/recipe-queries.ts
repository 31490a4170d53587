/** Lists of what a query asks for. They are not among the other lists, whose pages load without the language of queries. */
import * as z from 'zod/mini';
import { recipeQuerySchema } from '../recipe/recipe-query';
import { route } from '../route';
import { pageQuery } from '../schemas/paging';
import { recipeListSchema, recipeSorts } from './recipe-lists';

export const recipeQueriesRoutes = {
  list: route({
    method: 'POST',
    path: '/recipes/list/by-query',
    summary: 'Recipes that a query asks for: one’s own and saved ones, or all that one may read.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.extend(pageQuery(12), {
      query: recipeQuerySchema,
      among: z._default(z.enum(['mine', 'readable']), 'mine'),
      sort: z._default(z.enum(recipeSorts), 'newest'),
    }),
    response: recipeListSchema,
  }),
};
