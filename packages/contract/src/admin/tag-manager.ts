/** The tag manager of an instance (Spec 7, Other). None unless whoever runs the instance sets one. */
import * as z from 'zod/mini';
import { route } from '../route';

export const tagManagerRoutes = {
  get: route({
    method: 'GET',
    path: '/tag-manager',
    summary: 'The script that is told of analytics events, if this instance has one.',
    access: 'anyone',
    response: z.object({ scriptUrl: z.optional(z.url()) }),
  }),
};
