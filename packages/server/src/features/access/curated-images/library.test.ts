/** The committed library is what `npm run dish-images` makes of the dishes, and every file of it is there. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dishes } from '../../../../../../scripts/dish-images/dishes';
import { fingerprintOf } from '../../../../../../scripts/dish-images/render';
import { curatedImageId, curatedImages, curatedImagesFolder } from './library';

const drawAgain = 'the dishes have changed: npm run dish-images -- packages/server/curated-images';

test('the list of library pictures is that of the generator', async () => {
  const text = await readFile(join(curatedImagesFolder, 'curated-images.json'), 'utf8');
  const committed = (JSON.parse(text) as Record<string, unknown>[]).map(
    ({ colour: _colour, ...described }) => described,
  );
  const drawn = dishes.map((dish) => {
    const { table: _table, draw: _draw, ...described } = dish;
    return { ...described, drawing: fingerprintOf(dish) };
  });
  expect(committed, drawAgain).toEqual(drawn);
});

test('each library dish has its two files and no other is there; all have at most 10 MB', async () => {
  const names = dishes.map(({ id }) => `${id}.webp`).toSorted();
  let bytes = 0;
  for (const size of ['small', 'large']) {
    const folder = join(curatedImagesFolder, size);
    expect((await readdir(folder)).toSorted(), drawAgain).toEqual(names);
    const files = await Promise.all(names.map((name) => stat(join(folder, name))));
    bytes += files.reduce((sum, file) => sum + file.size, 0);
  }
  expect(bytes).toBeLessThanOrEqual(10_000_000);
});

test('addresses of library pictures never change, as recipes hold them', () => {
  expect(curatedImageId('carbonara')).toBe('d0eb377c-cee8-52af-9156-fda36ce33fbd');
  expect(new Set(curatedImages.map(({ _id }) => _id)).size).toBe(dishes.length);
});
