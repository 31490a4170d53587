/** From a dish to its two WebP files. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Dish } from './dish';
import { canvas } from '../../packages/web/src/ui/dish-drawing/drawing/svg';
import { makeRandom, seedOf } from '../../packages/web/src/ui/dish-drawing/drawing/random';
import { drawScene } from '../../packages/web/src/ui/dish-drawing/table/scene';

/** Widths of the files; both are 3 to 2. */
export const widths = { large: 1200, small: 600 } as const;

export function svgOf(dish: Dish): string {
  return drawScene(makeRandom(seedOf(dish.id)), dish.table, dish.draw);
}

/**
 * Changes with the drawing, and is the same on every machine: the bytes of a WebP file also depend on the
 * encoder.
 */
export function fingerprintOf(dish: Dish): string {
  return createHash('sha256').update(svgOf(dish)).digest('hex').slice(0, 16);
}

/** Pixels of the whole picture, with the grain of paper over it. */
export async function paintingOf(dish: Dish): Promise<Buffer> {
  const grain = await grainOf(seedOf(`grain of ${dish.id}`));
  return sharp(Buffer.from(svgOf(dish)))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

/** @param width pixels */
export function webpOf(painting: Buffer, width: number): Promise<Buffer> {
  return sharp(painting)
    .resize(width)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** The colour most of the picture has, as #rrggbb: shown while it loads. */
export async function dominantColourOf(painting: Buffer): Promise<string> {
  const { dominant } = await sharp(painting).resize(120).stats();
  const hex = (value: number): string => value.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

async function grainOf(seed: number): Promise<Buffer> {
  const random = makeRandom(seed);
  const [width, height] = [canvas.width / 2, canvas.height / 2];
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const sum = random.between(0, 1) + random.between(0, 1) + random.between(0, 1) - 1.5;
    pixels.fill(Math.round(128 + sum * 12), pixel * 3, pixel * 3 + 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(canvas.width, canvas.height)
    .png()
    .toBuffer();
}
