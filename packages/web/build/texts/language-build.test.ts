import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  besideFirst,
  languageFolder,
  mergeLanguage,
} from '../../../../scripts/build/merge-language.mjs';
import { folderOf } from '@saltbush/domain/texts/languages';
import { languages } from '../../../../languages/languages.ts';
import { placeOf } from '../language-files.ts';
import { directionOf, tagOf } from './document-language.ts';
import { withTexts } from './document-texts.ts';

describe('The page of a language', () => {
  it.each([
    ['en', 'en-AU', 'ltr'],
    ['de', 'de', 'ltr'],
    ['en-XA', 'en-XA', 'ltr'],
    ['ar-XB', 'ar-XB', 'rtl'],
    ['fa', 'fa', 'rtl'],
    ['he', 'he', 'rtl'],
    ['ur-PK', 'ur-PK', 'rtl'],
    ['az-Arab', 'az-Arab', 'rtl'],
    ['sr-Latn', 'sr-Latn', 'ltr'],
  ])('a page in %s says that it is in %s, written %s', (language, tag, direction) => {
    expect([tagOf(language), directionOf(language)]).toEqual([tag, direction]);
  });

  it('a text that no script writes is in the words of the language, and cannot break the page', () => {
    const html = '<meta content="One list"><p>Reload the page</p>';
    const texts = { 'One list': 'A "list" & more', 'Reload the page': '<neu> $& laden' };
    expect(withTexts(html, texts)).toBe(
      '<meta content="A &quot;list&quot; &amp; more"><p>&lt;neu> $&amp; laden</p>',
    );
  });

  it('a text that the page does not say is refused', () => {
    expect(() => withTexts('<p>Reload</p>', { 'Load again': 'Neu laden' })).toThrow('Load again');
  });
});

describe('Where a language is', () => {
  it.each([
    ['index.html', 'languages/de/index.html'],
    ['pages/login.html', 'languages/de/pages/login.html'],
    ['sw.js', 'languages/de/sw.js'],
    ['manifest.webmanifest', 'languages/de/manifest.webmanifest'],
    ['pages.json', 'languages/de/pages.json'],
    ['assets/index-0000000.js', 'assets/index-0000000.js'],
    ['assets/app-pack-0.json', 'assets/app-pack-0.json'],
    ['logo.svg', 'logo.svg'],
    ['screens/week-1680.webp', 'screens/week-1680.webp'],
  ])('the file %s of a second language is served as %s', (file, place) => {
    expect(placeOf(file, languageFolder('de'))).toBe(place);
    expect(placeOf(file, '')).toBe(file);
  });

  it('the build of a language goes where the server and the app look for it', () => {
    expect(languageFolder('de')).toBe(folderOf('de'));
  });

  it('each folder of languages/ is the name of a folder in an address', () => {
    expect(languages.filter((language) => !/^[a-zA-Z-]+$/.test(language))).toEqual([]);
  });
});

describe('A second language', () => {
  let folder: string;
  let dist: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-languages-'));
    dist = join(folder, 'dist');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function write(to: string, files: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(to, name)), { recursive: true });
      await writeFile(join(to, name), text);
    }
  }

  const filesIn = async (path: string): Promise<string[]> => {
    const entries = await readdir(join(dist, path), { withFileTypes: true });
    return entries.map(({ name }) => name).sort();
  };

  test('a second language shares what has its name, and is whole as soon as its folder is there', async () => {
    await write(dist, { 'index.html': 'page', 'assets/vendor-1.js': 'first', 'logo.svg': 'leaf' });
    await write(besideFirst(dist, 'de'), {
      'index.html': 'Seite '.repeat(300),
      'pages/login.html': 'Anmelden',
      'sw.js': 'Helfer',
      'assets/vendor-1.js': 'second',
      'assets/index-2.js': 'Texte '.repeat(300),
      'assets/app-files-3.json': '{}',
      'logo.svg': 'leaf',
    });
    await mergeLanguage(dist, 'de');
    expect(await filesIn('languages/de')).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
      'pages',
      'sw.js',
    ]);
    expect(await filesIn('assets')).toEqual([
      'app-files-3.json',
      'index-2.js',
      'index-2.js.br',
      'index-2.js.gz',
      'vendor-1.js',
    ]);
    expect(await readFile(join(dist, 'assets/vendor-1.js'), 'utf8')).toBe('first');
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toBe('page');
    expect(await readdir(join(folder, 'node_modules'))).toEqual([]);
  });

  test('a language that is built again takes the place of the one before', async () => {
    for (const text of ['alt', 'neu']) {
      await write(dist, { 'index.html': 'page' });
      await write(besideFirst(dist, 'de'), { 'index.html': text });
      await mergeLanguage(dist, 'de');
    }
    expect(await readFile(join(dist, 'languages/de/index.html'), 'utf8')).toBe('neu');
  });
});
