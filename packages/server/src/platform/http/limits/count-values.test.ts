import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { mostValues, openValueCount, withCountedValues } from './count-values';

afterEach(() => {
  vi.useRealTimers();
});

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

test('values are counted in pieces of any size, whatever their texts hold', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '{', 'm', 'é') });
  const value = fc.jsonValue();
  const bodies = fc.array(fc.oneof(text, value, fc.dictionary(text, text)));
  fc.assert(
    fc.property(bodies, fc.integer({ min: 1, max: 20 }), (body, size) => {
      const count = openValueCount();
      const bytes = Buffer.from(JSON.stringify(body));
      let counted = 0;
      for (let at = 0; at < bytes.length; at += size) {
        counted = count(bytes.subarray(at, at + size));
      }
      expect(counted).toBe(startsIn(body));
    }),
  );
});

/** A bracket, and a comma before each of its items but the first. */
function startsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const items = Object.values(value);
  const between = Math.max(0, items.length - 1);
  return items.reduce<number>((sum, item) => sum + startsIn(item), 1 + between);
}

test.each([
  ['numbers', `[${'1,'.repeat(mostValues)}1]`],
  ['lists', `{"title":[${'[],'.repeat(mostValues)}[]]}`],
  ['objects', `[${'{},'.repeat(mostValues)}{}]`],
  ['lists in each other', '['.repeat(mostValues + 2)],
  ['texts that end with a backslash', `[${String.raw`"m\\",`.repeat(mostValues)}1]`],
])('a body of too many %s is refused while it comes', async (_what, json) => {
  await expect(buffer(inPieces(json, 60_000))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('commas and brackets in a text are no values', async () => {
  const json = JSON.stringify({ html: '[{,"\\'.repeat(mostValues) });
  expect((await buffer(inPieces(json, 60_000))).length).toBe(json.length);
});

test('a large body is taken at 8 MB a second, together with all others', async () => {
  const costs: number[] = [];
  const pace = (ms: number) => {
    costs.push(ms);
    return 0;
  };
  const pieces = [Buffer.alloc(8 * 1024, ' '), Buffer.alloc(16 * 1024, ' ')];
  await buffer(withCountedValues(Readable.from(pieces), pace));
  expect(costs).toEqual([1, 2]);
});

test('a piece of a large body waits until what came before is paid for', async () => {
  vi.useFakeTimers();
  const body = new PassThrough();
  const counted = withCountedValues(body, () => 500);
  body.write('"jam"');
  await vi.advanceTimersByTimeAsync(499);
  expect(counted.read()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(counted.read())).toBe('"jam"');
});

test('a counted body that is broken off fails', async () => {
  const body = new PassThrough();
  const counted = withCountedValues(body);
  body.write('{"title":');
  body.destroy();
  await expect(buffer(counted)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
});

test('a body that is broken off while nobody reads it ends nothing else', async () => {
  const body = new PassThrough();
  const counted = withCountedValues(body);
  const closed = new Promise((resolve) => counted.once('close', resolve));
  body.destroy();
  await closed;
  expect(counted.errored).toMatchObject({ code: 'MALFORMED_REQUEST' });
});
