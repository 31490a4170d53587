/** Which Saltbush answers: for those who run it, `saltbush doctor` and programs that call the API. */
import * as z from 'zod/mini';
import { route } from '../route';

export const versionRoutes = {
  get: route({
    method: 'GET',
    path: '/version',
    summary: 'Says which version of Saltbush answers.',
    access: 'anyone',
    response: z.object({
      /** "1.0.0" */
      version: z.string(),
      /** Differs between two builds, also of one version. */
      build: z.string(),
      /** How people reach this instance; links in emails start with it. */
      publicUrl: z.string(),
      /** Whether this call came through a reverse proxy, and whether the server believes that one (TRUST_PROXY). */
      forwarded: z.enum(['no', 'trusted', 'not-trusted']),
    }),
    timeoutMs: 4_000,
  }),
};
