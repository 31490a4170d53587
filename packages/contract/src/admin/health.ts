/** The health ping (Spec 7, Other): asked by the app when it comes back after a pause. */
import * as z from 'zod/mini';
import { route } from '../route';

export const healthRoutes = {
  ping: route({
    method: 'GET',
    path: '/test',
    summary: 'Says whether the server and its database answer.',
    access: 'anyone',
    response: z.object({ status: z.literal('ok') }),
    errors: ['STARTING_OR_STOPPING'],
    timeoutMs: 4_000,
  }),
};
