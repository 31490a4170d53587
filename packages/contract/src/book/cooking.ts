/** Cooking mode: that it was used is counted (Spec 3, Analytics: cookingModeActivations). */
import * as z from 'zod/mini';
import { idParams, idSchema } from '../schemas/fields';
import { route } from '../route';

export const cookingRoutes = {
  begin: route({
    method: 'POST',
    path: '/recipes/{id}/cooking',
    summary: 'Count that someone began to cook a recipe; the same id twice counts once.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      /** Of this cooking, made by the caller: a call whose answer was lost can be sent again. */
      _id: idSchema,
    }),
    errors: ['NOT_FOUND'],
    rateLimit: { max: 60, seconds: 600 },
  }),
};
