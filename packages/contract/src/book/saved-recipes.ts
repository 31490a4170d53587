/** Saved recipes ("added to my recipes") and favourites (Spec 7). */
import * as z from 'zod/mini';
import { idParams } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { recipeCardSchema } from '../recipe/recipes';
import { route } from '../route';
import { linkBodySchema } from '../recipe/sharing/sharing-fields';

export const savedRecipesRoutes = {
  addToMyRecipes: route({
    method: 'POST',
    path: '/recipes/{id}/add-to-my-recipes',
    summary: "Save someone else's recipe.",
    access: 'signed-in',
    params: idParams,
    body: linkBodySchema,
    errors: ['NOT_FOUND', 'ALREADY_IN_MY_RECIPES', 'LINK_ENDED'],
  }),
  removeFromMyRecipes: route({
    method: 'POST',
    path: '/recipes/{id}/remove-from-my-recipes',
    summary: "Remove someone else's recipe from my recipes.",
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
  listFavourites: route({
    method: 'GET',
    path: '/users/favourites',
    summary: "One's favourites, the latest first.",
    access: 'signed-in',
    heavy: 'computing',
    query: pageQuery(12),
    response: z.object({ recipes: z.array(recipeCardSchema), ...pageFields }),
  }),
  addFavourite: route({
    method: 'POST',
    path: '/users/favourites/{id}',
    summary: 'Mark a recipe as a favourite; once is enough.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
  removeFavourite: route({
    method: 'DELETE',
    path: '/users/favourites/{id}',
    summary: 'No longer a favourite, whether it was one or not.',
    access: 'signed-in',
    params: idParams,
  }),
};
