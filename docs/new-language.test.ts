/** A new language is one folder: a copy of the project gets one, and nothing that was there is edited. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
/** A copy of some megabytes, and three programs that are compiled as they start, on a busy machine. */
const longestMs = 120_000;

/** What finds languages, and what reads their words. */
const copied = [
  'package.json',
  'prettier.config.js',
  'tsconfig.base.json',
  'languages',
  'scripts/languages.ts',
  ...['recipe-parser', 'domain', 'contract'].flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
  'packages/server/package.json',
  ...['package-root.ts', 'language', 'http/languages', 'http/web-pages'].map(
    (part) => `packages/server/src/platform/${part}`,
  ),
];

const esperanto = {
  'texts.po': `msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

#: packages/contract/src/errors.ts
msgid "Something went wrong"
msgstr "Io misfunkciis"
`,
  'foods.ts': 'export const foods = `\nonion: cepo(j)\n`;\n',
  'further-foods.ts': 'export const furtherFoods = `\nonion: bulbo cepa\n`;\n',
  'words.ts': `export const words = {
    language: 'eo', units: { tin: 'skatolo | skatoloj' }, parts: {}, decimal: ',',
    sizedPack: (sizes: readonly string[], pack: string) => [...sizes, pack].join(' '),
    aisles: { Bakery: 'Bakejo' }, containers: [],
  } as const;\n`,
  'repeats.ts': `export const repeats = {
    never: 'neniam', mayBegin: /^ĉiu/, numbers: {}, units: { tago: 1 }, adverbs: { ĉiusemajne: 7 }, days: [], patterns: [],
  };\n`,
};

const look = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { languageNames } from '@saltbush/domain/texts/languages';
import { inLanguage } from '@saltbush/domain/texts/say';
import { repeatOfWords } from '@saltbush/domain/plan/shopping-list/repeats/repeat-words';
import { findFood } from '@saltbush/recipe-parser';
import { shownAisle, wordOfUnit } from '@saltbush/recipe-parser/names';
import { shownFoodName } from '@saltbush/recipe-parser/foods/shown';
import { speakLanguages, withLanguage } from './src/platform/language/current-language';
import { openPageLanguages } from './src/platform/http/web-pages/page-languages';
import { serveWeb } from './src/platform/http/web-pages/serve-web';

speakLanguages();
const webFolder = process.argv[2]!;
mkdirSync(webFolder + '/languages/eo', { recursive: true });
writeFileSync(webFolder + '/index.html', 'Sign in');
writeFileSync(webFolder + '/languages/eo/index.html', 'Ensaluti');
const app = fastify();
await serveWeb(app, { webFolder, languages: openPageLanguages(webFolder) });
const page = await app.inject({ url: '/login', headers: { 'accept-language': 'eo' } });
const words = withLanguage('eo', () => [
  inLanguage('Something went wrong'), shownFoodName('Onions'), wordOfUnit('tin', 2), shownAisle('Bakery'),
]);
console.log(JSON.stringify({
  offered: languageNames, page: page.body, words,
  read: ['cepoj', 'bulbo cepa'].map((name) => findFood(name).key),
  repeat: repeatOfWords('ĉiusemajne'),
}));
`;

let copy: string;
const program = (path: string, ...words: string[]) =>
  run(process.execPath, ['--import', 'tsx', path, ...words], { cwd: copy });

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'saltbush-language-'));
  for (const path of copied) await cp(join(root, path), join(copy, path), { recursive: true });
  await linkPackages();
  await write('packages/server/look.ts', look);
}, longestMs);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Those of the registry are shared; our own are the copies. */
async function linkPackages(): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(join(to, '@saltbush'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@saltbush') await symlink(join(from, name), join(to, name));
  }
  for (const name of ['recipe-parser', 'domain', 'contract', 'server']) {
    await symlink(join(copy, 'packages', name), join(to, '@saltbush', name));
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

test(
  'a language whose folder is added is offered, served and read, once its command has run',
  { timeout: longestMs },
  async () => {
    await program('scripts/languages.ts', '--check');
    for (const [file, text] of Object.entries(esperanto)) await write(`languages/eo/${file}`, text);
    await expect(program('scripts/languages.ts', '--check')).rejects.toThrow(/npm run languages/);
    await program('scripts/languages.ts');
    const { stdout } = await program('packages/server/look.ts', join(copy, 'web'));
    expect(JSON.parse(stdout)).toEqual({
      offered: { en: 'English', de: 'Deutsch', eo: 'Esperanto' },
      page: 'Ensaluti',
      words: ['Io misfunkciis', 'Cepoj', 'skatoloj', 'Bakejo'],
      read: ['onion', 'onion'],
      repeat: { repeatWeeks: 1, repeatDays: 7, repeatOn: null },
    });
  },
);

test(
  'a folder with names of foods, and without those of units, is refused by its name',
  { timeout: longestMs },
  async () => {
    await write('languages/oc/foods.ts', esperanto['foods.ts']);
    await expect(program('scripts/languages.ts')).rejects.toThrow(/languages\/oc needs both/);
    await rm(join(copy, 'languages/oc'), { recursive: true });
  },
);
