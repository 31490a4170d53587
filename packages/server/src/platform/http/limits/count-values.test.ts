import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostValues, withCountedValues } from './count-values';

const inPieces = (json: string, size: number) => {
  const bytes = Buffer.from(json);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  return withCountedValues(Readable.from(pieces));
};

test('JSON arrives as it was sent, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.integer({ min: 1, max: 20 }), async (json, size) => {
      expect(await text(inPieces(json, size))).toBe(json);
    }),
  );
});

test.each([
  ['numbers', `[${'1,'.repeat(mostValues)}1]`],
  ['lists', `{"title":[${'[],'.repeat(mostValues)}[]]}`],
  ['objects', `[${'{},'.repeat(mostValues)}{}]`],
  ['lists in each other', '['.repeat(mostValues + 2)],
  ['texts that end with a backslash', `[${String.raw`"m\\",`.repeat(mostValues)}1]`],
])('too many %s are refused while they come', async (_what, json) => {
  await expect(buffer(inPieces(json, 60_000))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('commas and brackets in a text are no values', async () => {
  const json = JSON.stringify({ html: '[{,"\\'.repeat(mostValues) });
  expect((await buffer(inPieces(json, 60_000))).length).toBe(json.length);
});

test('a body that is broken off fails', async () => {
  const body = new PassThrough();
  const counted = withCountedValues(body);
  body.write('{"title":');
  body.destroy();
  await expect(buffer(counted)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
});
