/** The address of the protocol: who is let in, and what it makes of what is no message. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTokenFor, openMcpClient, type McpClient } from '../testing/assistants/mcp-clients';
import { openTestApp } from '../testing/test-app';
import { registerUser, type Person } from '../testing/test-users';

const testApp = await openTestApp();
const { app } = testApp;
let person: Person;
let token: string;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  person = await registerUser(app, 'Priya');
  token = await makeTokenFor(person, ['everything']);
});
afterAll(() => testApp.close());

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const usual = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

const challenge =
  'Bearer resource_metadata="https://saltbush.test/.well-known/oauth-protected-resource/api/mcp"';

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: { ...usual, authorization: `Bearer ${token}`, ...headers },
    payload,
  });

describe('who may send messages', () => {
  it('a message with the token of a program is answered', async () => {
    const { statusCode, body } = await post(ping);
    expect(statusCode).toBe(200);
    expect(body).toContain('"result":{}');
  });

  it('a message without a token is refused, and the answer says how to sign in', async () => {
    const answer = await post(ping, { authorization: '' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(challenge);
  });

  it.each([
    ['that is made up', () => `saltbush_${'A'.repeat(87)}`],
    ['with a letter changed', () => `${token.slice(0, -5)}AAAAA`],
  ])('a message with a token %s is refused', async (_which, spoilt) => {
    const answer = await post(ping, { authorization: `Bearer ${spoilt()}` });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
  });

  it('a message with the session of a person is refused: it is no token of a program', async () => {
    const answer = await post(ping, { authorization: `Bearer ${person.token}` });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(challenge);
  });

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://saltbush.test', 403],
    ['https://saltbush.test', 200],
  ])('a message of a page of %s is answered %i', async (origin, status) => {
    expect((await post(ping, { origin })).statusCode).toBe(status);
  });

  it.each(['GET', 'DELETE'] as const)(
    'a session or a stream by %s is not to be had',
    async (method) => {
      const headers = { ...usual, authorization: `Bearer ${token}` };
      const answer = await app.inject({ method, url: '/api/mcp', headers });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    },
  );

  it('a message and the calls of its tool count for the programs of the person, at the caller’s address', async () => {
    const counting = vi.spyOn(app.limits, 'countCall');
    const params = { name: 'read_meals', arguments: {} };
    await app.inject({
      method: 'POST',
      url: '/api/mcp',
      remoteAddress: '203.0.113.9',
      headers: { ...usual, authorization: `Bearer ${token}` },
      payload: { ...ping, method: 'tools/call', params },
    });
    const counted = counting.mock.calls.map(([{ url, ip, signedIn }]) => [
      url,
      ip,
      signedIn?.userId,
    ]);
    counting.mockRestore();
    expect(counted).toEqual([
      ['/api/mcp', '203.0.113.9', person.user._id],
      ['/api/meals?days=7', '203.0.113.9', person.user._id],
    ]);
  });
});

describe('what is no message', () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

  it.each([
    ['no JSON', '{"jsonrpc":', 400],
    ['nothing', '', 400],
    ['a word', '"ping"', 400],
    ['a number', '1', 400],
    ['null', 'null', 400],
    ['several messages', JSON.stringify([ping, ping]), 400],
    ['another form', '{"plum":"jam"}', 400],
    ['a forged prototype', '{"__proto__":{"isAdmin":true},"jsonrpc":"2.0"}', 400],
    ['depth without end', deep, 400],
    ['more than a recipe', JSON.stringify({ ...ping, a: 'x'.repeat(1024 * 1024) }), 413],
  ])('a body of %s is refused', async (_what, body, status) => {
    expect((await post(body)).statusCode).toBe(status);
  });

  it('a body that says that it is text is refused', async () => {
    const answer = await post(JSON.stringify(ping), { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['tools/destroy', '__proto__', 'constructor', ''])(
    'the method "%s" is unknown, and the server stays up',
    async (method) => {
      const answer = await post({ ...ping, method });
      expect(answer.body).toContain('"error"');
      expect((await post(ping)).statusCode).toBe(200);
    },
  );

  it('a subscription ends at once, since nothing is held open', async () => {
    const { client } = await openMcpClient(app, token);
    expect(client.getServerCapabilities()?.tools?.listChanged).toBe(false);
    await client.close();
  });
});

describe('hostile arguments', () => {
  let mcp: McpClient;
  beforeAll(async () => {
    mcp = await openMcpClient(app, token);
  });
  afterAll(() => mcp.client.close());

  it.each(['constructor', '__proto__', 'toString', 'read_meals\n', 'READ_MEALS'])(
    'the tool %j is not there',
    async (name) => {
      await expect(mcp.client.callTool({ name, arguments: {} })).rejects.toThrow(
        /not found|disabled/,
      );
    },
  );

  it.each<[tool: string, args: Record<string, unknown>, says: RegExp]>([
    ['read_meals', { days: 1_000 }, /days/],
    ['read_meals', { from: 'next Tuesday' }, /from.*2026-11-23/],
    ['read_meals', { community: '../admin/users' }, /community/],
    ['read_recipe', { recipe: "'; drop table recipes; --" }, /recipe/],
    ['read_recipe', { recipe: 'a'.repeat(100) }, /recipe/],
    ['search_recipes', { query: 'x'.repeat(201) }, /query/],
    ['search_recipes', { foods: Array.from({ length: 900 }, () => 'leek') }, /foods/],
    ['search_recipes', { foods: Array.from({ length: 2_000 }, () => 'leek') }, /maximum of 1000/],
    ['plan_meal', { date: '2026-11-27' }, /choose a recipe or write a note/],
    ['plan_meal', { date: '2026-02-30', note: 'Pie' }, /date/],
    ['plan_meal', { date: '2026-11-27', note: 'Pie', quantity: 1e9 }, /quantity/],
    ['save_week', { dinners: [] }, /dinners/],
    ['add_to_list', { items: [] }, /items/],
    ['tick_line', { line: '../../recipes' }, /Not found/],
    ['tick_line', { line: 'no-such-food' }, /Not found.*Read again/],
    ['import_recipe', {}, /either an address, or a page, or a text/],
    ['import_recipe', { url: 'file:///etc/passwd' }, /address|link/i],
    ['import_recipe', { url: 'http://127.0.0.1:1/' }, /Only public links/],
    ['remove_meal', { meal: '00000000-0000-7000-8000-000000000000' }, /Not found.*Read again/],
    ['swap_meals', { meal: 1, with: null }, /meal/],
  ])('%s with %o is a refusal that says what to do', async (tool, args, says) => {
    expect(await mcp.refusalOf(tool, args)).toMatch(says);
  });

  it('letters that no database stores are planned without them', async () => {
    const note = 'Pie \u0000\uD800 <script>alert(1)</script>';
    const { meal } = await mcp.use<{ meal: string }>('plan_meal', { date: '2026-11-27', note });
    const asked = { from: '2026-11-27', days: 1 };
    const { meals } = await mcp.use<{ meals: { meal: string; title: string }[] }>(
      'read_meals',
      asked,
    );
    expect(meals.find((one) => one.meal === meal)?.title).toContain('<script>alert(1)</script>');
  });

  it('a resource of another kind, and one of nobody, are not there', async () => {
    for (const uri of ['file:///etc/passwd', 'saltbush://recipes/none', 'saltbush://users/1']) {
      await expect(mcp.client.readResource({ uri })).rejects.toThrow();
    }
  });
});
