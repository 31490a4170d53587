import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { challengeMcpPrograms } from './challenge';

it('an answer 401 at the address of the protocol says where the metadata is, and no other answer does', async () => {
  const app = fastify();
  challengeMcpPrograms(app, 'https://saltbush.test');
  app.post('/api/mcp', async ({ headers }, reply) =>
    reply.code(headers.authorization === undefined ? 401 : 200).send({}),
  );
  app.get('/api/recipes', async (_request, reply) => reply.code(401).send({}));
  const asked = { method: 'POST' as const, url: '/api/mcp' };
  const refused = await app.inject(asked);
  expect(refused.headers['www-authenticate']).toBe(
    'Bearer resource_metadata="https://saltbush.test/.well-known/oauth-protected-resource/api/mcp"',
  );
  const others = [
    await app.inject({ ...asked, headers: { authorization: 'Bearer plum' } }),
    await app.inject({ url: '/api/recipes' }),
  ];
  for (const { headers } of others) expect(headers).not.toHaveProperty('www-authenticate');
});
