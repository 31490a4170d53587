/** The menu of a phone in which other apps offer to share: the manifest names each file that the import reads. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

interface Manifest {
  share_target: { params: { files: { name: string; accept: string[] }[] } };
}

test('every kind of file that the page of formats names can be shared with the app', () => {
  const { share_target: target } = JSON.parse(
    read('packages/web/public/manifest.webmanifest'),
  ) as Manifest;
  const accepted = new Set(target.params.files.flatMap(({ accept }) => accept));
  const named = [...read('docs/formats.md').matchAll(/`(\.[a-z0-9]+)`/g)].map((match) => match[1]!);
  expect(named).toContain('.paprikarecipes');
  expect(named.filter((ending) => !accepted.has(ending))).toEqual([]);
});
