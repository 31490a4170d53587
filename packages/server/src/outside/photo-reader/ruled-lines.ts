/**
 * Takes the rules off ruled paper: they touch the letters, and what stands between two is read as one.
 *
 * - A rule is a level run of ink, far longer than any letter's stroke, and thin.
 * - Where a letter crosses it the ink is thicker; there it stays.
 */
import type { GreyImage } from './grey-image';

/** Of the image's width. */
const shortestRule = 0.07;
/** Rules are printed paler than letters. */
const darkerThan = 225;
/** Of the image's longer side. */
const maxThickness = 0.004;
/** Pixels: grain makes holes in a rule. */
const widestHole = 3;

/** @returns an image of its own, or the same one where it has no rules */
export function withoutRules(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const thickest = Math.ceil(Math.max(width, height) * maxThickness);
  const thin = thinInk(image, thickest);
  const cleared = new Uint8Array(pixels);
  let hasRules = false;
  for (let y = 0; y < height; y += 1) {
    for (const { from, to } of levelRuns(thin, y * width, width)) {
      if (to - from < width * shortestRule) continue;
      hasRules = true;
      for (let at = from; at < to; at += 1)
        if (thin[y * width + at] === 1) cleared[y * width + at] = 255;
    }
  }
  return hasRules ? { width, height, pixels: cleared } : image;
}

/** 1 where there is ink that is no higher than a rule is thick. */
function thinInk({ width, height, pixels }: GreyImage, thickest: number): Uint8Array {
  const thin = new Uint8Array(pixels.length);
  for (let x = 0; x < width; x += 1) {
    let top = 0;
    for (let y = 0; y <= height; y += 1) {
      if (y < height && pixels[y * width + x]! < darkerThan) continue;
      if (y - top <= thickest) for (let at = top; at < y; at += 1) thin[at * width + x] = 1;
      top = y + 1;
    }
  }
  return thin;
}

function* levelRuns(thin: Uint8Array, start: number, width: number) {
  let from = 0;
  let last = -widestHole - 1;
  for (let x = 0; x <= width; x += 1) {
    if (x < width && thin[start + x] !== 1) continue;
    if (x - last > widestHole || x === width) {
      if (last >= from) yield { from, to: last + 1 };
      from = x;
    }
    last = x;
  }
}
