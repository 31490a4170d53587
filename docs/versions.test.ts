/** One version for all packages, the lock file and the changelog. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const packages = ['contract', 'domain', 'recipe-parser', 'server', 'web'];

test.each(packages)('the package %s has the version of the project, and asks for it', (name) => {
  const found = JSON.parse(read(`packages/${name}/package.json`)) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const own = Object.entries(found.dependencies).filter(([each]) => each.startsWith('@saltbush/'));
  expect([found.version, ...own.map(([, asked]) => asked)]).toEqual(
    Array.from({ length: own.length + 1 }, () => version),
  );
});

test('the lock file has the version of the project for all its packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  const places = ['', ...packages.map((name) => `packages/${name}`)];
  const versions = [lock.version, ...places.map((place) => lock.packages[place]?.version)];
  expect(new Set(versions)).toEqual(new Set([version]));
});

test('the changelog begins with the version of the project', () => {
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
