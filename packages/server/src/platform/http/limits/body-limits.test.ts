import { Readable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '@saltbush/contract/route';
import { addErrorAnswers } from '../errors';
import { addPlugins } from '../plugins';
import { serve } from '../serve';
import { addSessions } from '../session';

const save = route({
  method: 'POST',
  path: '/recipes',
  summary: 'Saves.',
  access: 'signed-in',
  body: z.object({ text: z.string() }),
  maxBodyBytes: 1_000_000,
});

let app: FastifyInstance;
let saved: string[];
let finish: (() => void)[];
beforeEach(async () => {
  [saved, finish] = [[], []];
  app = fastify();
  addErrorAnswers(app);
  await addPlugins(app, { hasRateLimits: false, publicUrl: 'http://localhost' });
  const session = (userId: string) => ({ userId, sessionId: userId });
  addSessions(app, {
    claim: (token) => ({
      ...session(token),
      at: new Date(),
      demandsVerified: false,
      issuedAtMs: 0,
    }),
    confirm: async ({ userId }) => ({ ...session(userId), isAdmin: false, mustVerify: false }),
  });
  serve(app, { save })({
    save: async ({ user }) => {
      saved.push(user.userId);
      await new Promise<void>((done) => finish.push(done));
    },
  });
});
afterEach(() => app.close());

/** Sends a body, and tells whether somebody has begun to read it. */
function send(token: string, bytes: number) {
  const text = JSON.stringify({ text: 'x'.repeat(bytes) });
  let isRead = false;
  async function* pieces() {
    isRead = true;
    yield text;
  }
  const answer = app.inject({
    method: 'POST',
    url: '/api/recipes',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': String(text.length),
    },
    payload: Readable.from(pieces()),
  });
  return { status: async () => (await answer).statusCode, isRead: () => isRead };
}

test('a large body of a person is read once the one before is answered, and others do not wait', async () => {
  const [first, second] = [send('priya', 200_000), send('priya', 200_000)];
  await vi.waitFor(() => expect(saved).toEqual(['priya']));
  const [small, other] = [send('priya', 2_000), send('tom', 200_000)];
  await vi.waitFor(() => expect(saved.toSorted()).toEqual(['priya', 'priya', 'tom']));
  expect(second.isRead()).toBe(false);
  finish.splice(0).forEach((end) => end());
  expect(await first.status()).toBe(204);
  await vi.waitFor(() => expect(saved).toHaveLength(4));
  finish.splice(0).forEach((end) => end());
  expect([await second.status(), await small.status(), await other.status()]).toEqual([
    204, 204, 204,
  ]);
});
