import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openVision, VisionFailed } from './vision';

/** An endpoint that speaks OpenAI's chat completions. */
let endpoint: Server;
let url: string;
let asked: { path: string; authorization: string | undefined; body: unknown }[] = [];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  endpoint = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers;
      asked.push({ path: request.url ?? '', authorization, body: JSON.parse(body) as unknown });
      answer(response);
    });
  });
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

const completion = (content: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    }),
  );
};
const stay = new AbortController().signal;
const read = (signal = stay, key: string | undefined = 'open-sesame') =>
  openVision({ url, key, model: 'eyes-1' }).readRecipe([Buffer.from('jpeg')], signal);

test('photos are sent as pictures, and the text comes back', async () => {
  answer = completion('Toast\n\nIngredients\n1 slice bread');
  expect(await read()).toBe('Toast\n\nIngredients\n1 slice bread');
  expect(asked).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer open-sesame',
      body: {
        model: 'eyes-1',
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: expect.stringContaining('Copy out the recipe') },
              { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,anBlZw==' } },
            ],
          },
        ],
      },
    },
  ]);
});

test('a model at home needs no key', async () => {
  answer = completion('Toast');
  await openVision({ url: `${url}/`, key: undefined, model: 'eyes-1' }).readRecipe([], stay);
  expect(asked).toMatchObject([{ path: '/v1/chat/completions', authorization: undefined }]);
});

test.each([
  ['```\n# Toast\n\n**Ingredients**\n1 slice bread\n```', 'Toast\n\nIngredients\n1 slice bread'],
  ['NONE', ''],
  ['None.', ''],
])('the answer %j of a model is read as %j', async (content, plain) => {
  answer = completion(content);
  expect(await read()).toBe(plain);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['a refusal', (response) => response.writeHead(401).end('{"error":"open-sesame is wrong"}')],
  ['an error', (response) => response.writeHead(500).end()],
  ['no JSON', (response) => response.end('<h1>Hello</h1>')],
  ['no choices', (response) => response.end('{"choices":[]}')],
  ['no text', completion(null)],
  ['an endless text', completion('a'.repeat(300_000))],
  ['a way elsewhere', (response) => response.writeHead(302, { location: '/else' }).end()],
  ['a broken line', (response) => response.destroy()],
])(
  'the fault "%s" of a model is a failure that says neither key nor answer',
  async (_what, given) => {
    answer = given;
    const error: unknown = await read().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(VisionFailed);
    expect((error as Error).message).not.toMatch(/sesame|Hello/);
  },
);

test('a caller of a model who goes away is not kept waiting', async () => {
  const caller = new AbortController();
  answer = () => caller.abort(new Error('gone'));
  await expect(read(caller.signal)).rejects.toThrow('gone');
});
