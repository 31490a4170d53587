import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../../../testing/zip';
import { workerProgram } from '../../../../platform/worker-pool/worker-program';
import type { FileItem } from './file-items';
import { openFileReader, type FileReader, type FileReaderOptions } from './file-reader';

/** Each test starts processes; on a busy machine one takes many seconds to start. */
const workersMs = 240_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-reader-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let reader: FileReader;

const never = new AbortController().signal;
const none = { donePlaces: [] };
const read = (path: string, userId = 'priya', signal = never) =>
  reader.read({ path, name: 'upload', ...none }, { userId, signal });
async function all(items: AsyncIterable<FileItem>): Promise<FileItem[]> {
  const found: FileItem[] = [];
  for await (const item of items) if (item.kind !== 'opening') found.push(item);
  return found;
}
const said = (items: FileItem[]) =>
  items.map((item) => (item.kind === 'unread' ? item.reason : item.kind));

describe('a file made to take more than a reading may take', () => {
  const program = workerProgram('../../../../testing/workers/fake-file.worker', import.meta.url);
  const open = (options: FileReaderOptions = {}) => {
    reader = openFileReader({ program, timeLimitMs: 20_000, ...options });
  };
  afterEach(() => reader.close());
  const path = (...entries: string[][]) => JSON.stringify(entries);

  test(
    'a file that takes too long is read to its end, and the slow parts are named',
    async () => {
      open({ timeLimitMs: 2_000 });
      const found = await all(read(path(['a'], ['b', 'loop', 'c'], ['loop', 'lost'], ['d'])));
      const late = expect.stringContaining('too long');
      expect(said(found)).toEqual(['a', 'b', late, 'c', late, 'd']);
      expect(found.map(({ place }) => place)).toEqual(
        [0, 1, 1, 1, 2, 3].map((entry) => `entry ${entry}`),
      );
    },
    workersMs,
  );

  test(
    'a file that takes too much memory is named there',
    async () => {
      open({ memoryMegabytes: 300 });
      const found = await all(read(path(['a', 'fill', 'b'])));
      expect(said(found)).toEqual(['a', expect.stringContaining('memory'), 'b']);
    },
    workersMs,
  );

  test(
    'a file is given up after several parts that take too much, in words',
    async () => {
      open({ timeLimitMs: 500 });
      const found = await all(read(path(['loop'], ['loop'], ['loop'], ['loop'], ['loop'], ['z'])));
      expect(said(found)).toHaveLength(5);
      expect(said(found).at(-1)).toContain('The rest of the file was not read');
    },
    workersMs,
  );

  test(
    'a reading gives its place away while others wait, and goes on afterwards',
    async () => {
      open({ maxRunning: 1, turnMs: 0 });
      const order: string[] = [];
      const follow = async (userId: string) => {
        const finds = ['1', '2'].map((n) => [`${userId}${n}`]);
        for await (const item of read(path(...finds), userId)) {
          if (item.kind === 'unread') order.push(item.reason);
        }
      };
      await Promise.all(['a', 'b', 'c'].map(follow));
      expect(order.toSorted()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
      // Everybody's first find comes before anybody's last.
      const firsts = ['a1', 'b1', 'c1'].map((find) => order.indexOf(find));
      const lasts = ['a2', 'b2', 'c2'].map((find) => order.indexOf(find));
      expect(Math.max(...firsts)).toBeLessThan(Math.min(...lasts));
    },
    workersMs,
  );

  test(
    'a reading ends in the middle when its import ends, and the next file is read',
    async () => {
      open({ maxRunning: 1 });
      const stopping = new AbortController();
      const stopped = all(read(path(['loop']), 'priya', stopping.signal));
      const next = all(read(path(['b']), 'tom'));
      stopping.abort(new Error('cancelled'));
      await expect(stopped).rejects.toThrow('cancelled');
      expect(said(await next)).toEqual(['b']);
    },
    workersMs,
  );

  test(
    'a reading that is left in the middle leaves its place',
    async () => {
      open({ maxRunning: 1 });
      for await (const item of read(path(['a', 'b', 'c']))) if (item.kind === 'unread') break;
      expect(said(await all(read(path(['d']), 'tom')))).toEqual(['d']);
    },
    workersMs,
  );
});

describe('files from strangers', () => {
  // One process for all of them, as long as none takes more memory than it may.
  beforeAll(() => {
    reader = openFileReader({ timeLimitMs: workersMs, memoryMegabytes: 500 });
  });
  afterAll(() => reader.close());
  const filled = (text: string, megabytes: number) => Buffer.alloc(megabytes * 2 ** 20, text);
  const good = JSON.stringify({ '@type': 'Recipe', name: 'Toast', recipeIngredient: ['bread'] });
  const file = async (content: Buffer | string) => {
    const path = join(folder, `${Math.random()}`);
    await writeFile(path, content);
    return path;
  };

  test(
    'packed files that take too much are each named, and the files beside them are read',
    async () => {
      const zip = await zipOf({
        'spaces.json': filled(' ', 16),
        'text of spaces.json': Buffer.concat([Buffer.from('{"a":"'), filled(' ', 16)]),
        'brackets.json': filled('[', 16),
        'good.json': good,
      });
      const found = await all(read(await file(zip)));
      const packed = expect.stringContaining('packed so tightly');
      const blank = expect.stringContaining('nothing but blanks');
      expect(said(found)).toEqual([blank, packed, packed, 'recipe']);
    },
    workersMs,
  );

  test.each<[string, () => Buffer, string]>([
    ['brackets', () => filled('[', 16), 'nested too deep'],
    ['objects in objects', () => filled('{"a":', 16), 'nested too deep'],
    [
      'small objects',
      () => Buffer.concat([Buffer.from('['), filled('{"a":1},', 24), Buffer.from('1]')]),
      'items',
    ],
    [
      'numbers',
      () => Buffer.concat([Buffer.from('['), filled('0,', 24), Buffer.from('1]')]),
      'items',
    ],
    [
      'fields',
      () => Buffer.concat([Buffer.from('{'), filled('"abcdef":1,', 32)]),
      'larger than any recipe',
    ],
    ['quotes that never end', () => filled('["\\"', 16), 'damaged'],
  ])(
    'an unpacked file of %s is refused where it takes too much',
    async (_what, content, words) => {
      const found = await all(read(await file(content())));
      expect(found).toHaveLength(1);
      expect(said(found)[0]).toMatch(new RegExp(words));
    },
    workersMs,
  );

  test.each<[string, () => Buffer]>([
    ['a text longer than any recipe', () => filled('1 cup flour. ', 2)],
    ['Cooklang longer than any recipe', () => filled('@a{1} ', 2)],
    ['a page', () => filled('<div class="recipe">', 66)],
    ['a table', () => Buffer.concat([Buffer.from('title,ingredients\n'), filled('a,b\n', 66)])],
    ['more than any file', () => filled('{}', 100)],
    ['gzip of brackets', () => gzipSync(filled('[', 16))],
  ])(
    'an untrusted file of %s is refused in words',
    async (_what, content) => {
      await expect(all(read(await file(content())))).rejects.toMatchObject({
        code: 'RECIPE_FILE_TOO_LARGE',
        details: expect.stringMatching(/larger than|packed so tightly/),
      });
    },
    workersMs,
  );

  test(
    'a list of recipes too large to be parsed as a whole is read one by one',
    async () => {
      const recipe = (n: number) =>
        JSON.stringify({
          '@type': 'Recipe',
          name: `No. ${n}`,
          recipeIngredient: [`${n} eggs`],
          // A few are long; what is between them makes the file large.
          description: 'x'.repeat(n % 10 === 0 ? 60_000 : 60),
        });
      const list = [
        recipe(0),
        '{"shopping":["milk"]}',
        ...Array.from({ length: 900 }, (_, n) => recipe(n + 1)),
      ];
      const path = await file(
        `{"version": 1, "recipes": [${list.join(`,${' '.repeat(60_000)}\n`)}]}`,
      );
      const found = await all(read(path));
      expect(found.filter(({ kind }) => kind === 'recipe')).toHaveLength(901);
      expect(found.at(-1)).toMatchObject({
        kind: 'left-over',
        fields: [{ path: '[]', sample: expect.stringContaining('1 item that is no recipe') }],
      });
    },
    workersMs,
  );
});
