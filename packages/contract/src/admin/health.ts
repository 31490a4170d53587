/** The health ping (Spec 7, Other), asked by the app when it comes back after a pause, and what proxies and monitors ask. */
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
  live: route({
    method: 'GET',
    path: '/health/live',
    summary:
      'Says whether the process answers. It asks nothing of the database: a restart would not bring that back.',
    access: 'anyone',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: route({
    method: 'GET',
    path: '/health/ready',
    summary:
      'Says whether calls may be sent here: the database answers, the disk has space, and the server is not stopping.',
    access: 'anyone',
    response: z.object({ status: z.literal('ready') }),
    errors: ['STARTING_OR_STOPPING', 'DISK_FULL'],
  }),
};
