/** `npx tsx scripts/dish-images/sheet.ts FILE.png [part of an id]…`: a contact sheet to look at. */
import sharp from 'sharp';
import { dishes } from './dishes/index';
import { svgOf } from './render';

const [file = 'sheet.png', ...wanted] = process.argv.slice(2);
const shown = dishes.filter(
  ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
);
const [columns, width, height] = [4, 400, 267];
const rows = Math.ceil(shown.length / columns);

const tiles = [];
for (const [index, dish] of shown.entries()) {
  const input = await sharp(Buffer.from(svgOf(dish)))
    .resize(width)
    .png()
    .toBuffer();
  const [left, top] = [(index % columns) * (width + 8), Math.floor(index / columns) * (height + 8)];
  tiles.push({ input, left, top });
}
const size = { width: columns * (width + 8), height: rows * (height + 8) };
await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(file);
