import { setTimeout } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { currentLanguage } from '../../language/current-language';
import { addVary, answerInLanguage, nameLanguage } from './answer-in-language';

const app = fastify();
answerInLanguage(app);
app.post('/', async (_request, reply) => {
  await setTimeout(1);
  addVary(reply, 'accept-encoding');
  nameLanguage(reply);
  nameLanguage(reply);
  return currentLanguage();
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Over a real connection, with a body in two parts. */
async function ask(language: string): Promise<Response> {
  const parts = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('{"a":'));
      await setTimeout(1);
      controller.enqueue(Buffer.from('1}'));
      controller.close();
    },
  });
  const init = { method: 'POST', body: parts, duplex: 'half' } as RequestInit;
  const headers = { 'accept-language': language, 'content-type': 'application/json' };
  return fetch(address, { ...init, headers });
}

it('calls in two languages at the same time, also on one connection, do not mix', async () => {
  const asked = Array.from({ length: 40 }, (_, n) => (n % 3 === 0 ? 'de' : 'en'));
  const answers = await Promise.all(asked.map(async (language) => (await ask(language)).text()));
  expect(answers).toEqual(asked);
});

it('an answer says its language, and that it depends on the language asked for', async () => {
  const { headers } = await ask('de-CH');
  expect(headers.get('content-language')).toBe('de');
  expect(headers.get('vary')).toBe('accept-encoding, accept-language');
});
