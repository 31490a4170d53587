/**
 * `npm run dish-images -- FOLDER`: draws the pictures of the curated library, 1200 and 600 pixels
 * wide, and their list. Two runs on one machine write the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dishes } from './dishes/index';
import { dominantColourOf, fingerprintOf, paintingOf, webpOf, widths } from './render';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('State the folder: npm run dish-images -- FOLDER');

const list = [];
let bytes = 0;
for (const dish of dishes) {
  const { table: _table, draw: _draw, ...described } = dish;
  const painting = await paintingOf(dish);
  for (const [size, width] of Object.entries(widths)) {
    await mkdir(join(folder, size), { recursive: true });
    const file = await webpOf(painting, width);
    await writeFile(join(folder, size, `${described.id}.webp`), file);
    bytes += file.length;
  }
  list.push({
    ...described,
    colour: await dominantColourOf(painting),
    drawing: fingerprintOf(dish),
  });
}
await writeFile(join(folder, 'curated-images.json'), `${JSON.stringify(list, undefined, 2)}\n`);
console.log(`${list.length} dishes, ${(bytes / 1e6).toFixed(1)} MB`);
