import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertAt, prepareWebFolder } from './web-folder';

const page = `<a href="/login">${'long '.repeat(300)}</a>`;
const script = 'fetch("/api/test")';
const list = { packs: [{ address: '/assets/p.json', files: { '/assets/a.js': 'old' } }] };
const files = {
  'index.html': page,
  'index.html.gz': 'packed by the build',
  'sw.js': 'worker',
  'assets/a.js': script,
  'assets/app-files-1.json': JSON.stringify(list),
  'icon.png': 'image',
};

let folder: string;
let built: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-web-'));
  built = join(folder, 'dist');
  await write({
    ...files,
    'addresses.json': JSON.stringify({
      'index.html': [page.indexOf('/login')],
      'assets/a.js': [script.indexOf('/api')],
      'assets/app-files-1.json': [...JSON.stringify(list).matchAll(/\/assets/g)].map(
        ({ index }) => index,
      ),
    }),
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(content: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    await mkdir(dirname(join(built, name)), { recursive: true });
    await writeFile(join(built, name), text);
  }
}

const prepare = (basePath: string) => prepareWebFolder({ built, basePath, dataFolder: folder });

test('an instance at the root of its host serves the build itself', async () => {
  expect(await prepare('')).toBe(built);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('pages and scripts below a path name addresses below it, and so do their compressed forms', async () => {
  const served = await prepare('/recipes');
  const read = (name: string) => readFile(join(served, name));
  const expected = page.replace('/login', '/recipes/login');
  expect(String(await read('index.html'))).toBe(expected);
  expect(String(gunzipSync(await read('index.html.gz')))).toBe(expected);
  expect(String(brotliDecompressSync(await read('index.html.br')))).toBe(expected);
  expect(String(await read('assets/a.js'))).toBe('fetch("/recipes/api/test")');
  expect(String(await read('icon.png'))).toBe('image');
});

test('the list of files for use without a network has the digests of what is served', async () => {
  const served = await prepare('/recipes');
  const text = await readFile(join(served, 'assets/app-files-1.json'), 'utf8');
  const digest = createHash('sha256').update('fetch("/recipes/api/test")').digest('hex');
  expect(JSON.parse(text)).toEqual({
    packs: [
      {
        address: '/recipes/assets/p.json',
        files: { '/recipes/assets/a.js': digest.slice(0, 16) },
      },
    ],
  });
});

test('a second start serves what the first one wrote', async () => {
  const served = await prepare('/recipes');
  const { mtimeMs } = await stat(join(served, 'index.html'));
  expect(await prepare('/recipes')).toBe(served);
  expect((await stat(join(served, 'index.html'))).mtimeMs).toBe(mtimeMs);
});

test('another version and another path are served from folders of their own', async () => {
  const served = await prepare('/recipes');
  expect(await prepare('/food')).not.toBe(served);
  await write({ 'sw.js': 'worker of the next version' });
  expect(await prepare('/recipes')).not.toBe(served);
});

test('two processes that start at once serve the same whole folder', async () => {
  const [one, two] = await Promise.all([prepare('/recipes'), prepare('/recipes')]);
  expect(one).toBe(two);
  expect(await readdir(join(folder, 'web'))).toHaveLength(1);
});

test('a text gets the path at each of its addresses', () => {
  expect(insertAt('"/a" "/b"', [1, 6], '/x')).toBe('"/x/a" "/x/b"');
  expect(insertAt('none', [], '/x')).toBe('none');
});

test('an instance below a path has each language that is built when it starts', async () => {
  const german = `<a href="/login">${'lang '.repeat(300)}</a>`;
  const script = 'load("/images/1")';
  const writeGerman = () =>
    write({
      'languages/de/index.html': german,
      'languages/de/sw.js': 'Helfer',
      'assets/b.js': script,
      'languages/de/addresses.json': JSON.stringify({
        'languages/de/index.html': [german.indexOf('/login')],
        'assets/b.js': [script.indexOf('/images')],
      }),
    });
  const before = await prepare('/recipes');
  await writeGerman();
  const after = await prepare('/recipes');
  expect(after).not.toBe(before);
  const read = async (name: string) => String(await readFile(join(after, name)));
  expect(await read('languages/de/index.html')).toBe(german.replace('/login', '/recipes/login'));
  expect(await read('assets/b.js')).toBe('load("/recipes/images/1")');
  expect(await read('index.html')).toBe(page.replace('/login', '/recipes/login'));
  expect(await prepare('/recipes')).toBe(after);
});
