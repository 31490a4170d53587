/** What lies beyond our walls and may be set up (Spec 7: GET /test-api-key). */
import * as z from 'zod/mini';
import { route } from '../route';

/** Everything works without any of them; each makes something better. */
export const outsideServiceNames = [
  'mail',
  'sign-in-provider',
  'photo-reading',
  'image-generation',
  'unsplash',
  'openverse',
  'stripe',
  'tag-manager',
  's3',
] as const;

const serviceSchema = z.object({
  name: z.enum(outsideServiceNames),
  isSetUp: z.boolean(),
  /** Environment variables by which it is set up. */
  settings: z.array(z.string()),
});

export const outsideServicesRoutes = {
  list: route({
    method: 'GET',
    path: '/test-api-key',
    summary: 'Which outside services are set up, and the settings of each; never a key.',
    access: 'admin',
    response: z.object({
      services: z.array(serviceSchema),
    }),
    timeoutMs: 15_000,
  }),
};

export type OutsideServiceOnWire = z.output<typeof serviceSchema>;
export type OutsideServiceName = (typeof outsideServiceNames)[number];
