/** The published package: packed, installed in an empty folder, and used by its README's examples. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, shareBrowser } from './setup/browser';

shareBrowser();

const run = promisify(execFile);
const repository = fileURLToPath(new URL('..', import.meta.url));
const source = join(repository, 'packages/recipe-parser');

let folder: string;
let examples: { code: string; expected: string[] }[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-recipe-parser-'));
  const copy = join(folder, 'repository/packages/recipe-parser');
  await cp(source, copy, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
  for (const beside of ['tsconfig.base.json', 'languages']) {
    await cp(join(repository, beside), join(folder, 'repository', beside), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'repository/node_modules'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: copy });
  const installed = join(folder, 'installed');
  await mkdir(installed);
  await writeFile(join(installed, 'package.json'), '{ "type": "module" }');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const tarball = join(folder, `saltbush-recipe-parser-${version}.tgz`);
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quiet, tarball], { cwd: installed });
  examples = readExamples(await readFile(join(source, 'README.md'), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What follows `//` behind a `console.log` is what it must print. */
function readExamples(readme: string) {
  const blocks = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code!);
  return blocks.map((code) => ({
    code,
    expected: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text!),
  }));
}

describe('the README’s examples', () => {
  it('the README’s examples print in Node what they say', async () => {
    expect(examples.length).toBeGreaterThan(2);
    for (const [index, { code, expected }] of examples.entries()) {
      const file = join(folder, 'installed', `example-${index}.js`);
      await writeFile(file, code);
      const { stdout } = await run(process.execPath, [file]);
      expect(stdout.trim().split('\n')).toEqual(expected);
    }
  });

  it('the README’s examples print in Chromium what they say', async () => {
    const page = await openPage();
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    for (const [index, { code, expected }] of examples.entries()) {
      const file = join(folder, 'installed', `example-${index}.js`);
      await writeFile(file, code);
      await page.evaluate(await bundled(file));
      expect(printed.splice(0)).toEqual(expected);
    }
  });
});

it('the types of the installed parser package are complete', async () => {
  const file = join(folder, 'installed/types.ts');
  await writeFile(
    file,
    `import { parseIngredient } from '@saltbush/recipe-parser';
     import type { Quantity } from '@saltbush/recipe-parser/units';
     export const amount: Quantity | undefined = parseIngredient('2 eggs').amount;
     // @ts-expect-error: a line is a string
     parseIngredient(2);`,
  );
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2023', types: [] };
  const settings = { compilerOptions: { ...compilerOptions, noEmit: true }, files: ['types.ts'] };
  await writeFile(join(folder, 'installed/tsconfig.json'), JSON.stringify(settings));
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-p', join(folder, 'installed')]);
});

async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['iife'], name: 'example' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}
