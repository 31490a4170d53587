/**
 * The stroke of a fraction sign whose digits touch it.
 *
 * - Of all straight lines from low on the left to high on the right, it is the one with the most ink.
 * - What is left of a sign without its stroke lies at the upper left and the lower right; in the other
 *   two corners there is nothing.
 */
import type { Area, GreyImage } from './grey-image';

export interface SplitSign {
  upper: GreyImage;
  lower: GreyImage;
}

const darkerThan = 150;
/** Of the height of the sign. */
const strokeThickness = 0.11;
/** Ink in the empty corners, as a share of the sign's: blur and grain leave some. */
const maxStrayInk = 0.06;

/** @param sign nothing but the sign, no wider than high by much */
export function splitAtFractionSlash(sign: GreyImage): SplitSign | undefined {
  const line = inkiestLine(sign);
  if (line === undefined) return undefined;
  const upper = blankLike(sign);
  const lower = blankLike(sign);
  let [ink, stray] = [0, 0];
  for (let y = 0; y < sign.height; y += 1) {
    for (let x = 0; x < sign.width; x += 1) {
      const at = y * sign.width + x;
      const value = sign.pixels[at]!;
      const offset =
        x - (line.bottomX + ((line.topX - line.bottomX) * (sign.height - y)) / sign.height);
      const isInk = value < darkerThan;
      if (isInk) ink += 1;
      if (Math.abs(offset) <= (sign.height * strokeThickness) / 2 + 1) continue;
      (offset < 0 ? upper : lower).pixels[at] = value;
      const isStray = offset < 0 ? y > sign.height * 0.75 : y < sign.height * 0.25;
      if (isInk && isStray) stray += 1;
    }
  }
  if (ink === 0 || stray / ink > maxStrayInk) return undefined;
  const digits = { upper: trimmed(upper), lower: trimmed(lower) };
  if (digits.upper === undefined || digits.lower === undefined) return undefined;
  const isSmall = ({ height }: GreyImage) =>
    height > sign.height * 0.3 && height < sign.height * 0.75;
  if (!isSmall(digits.upper) || !isSmall(digits.lower)) return undefined;
  return { upper: digits.upper, lower: digits.lower };
}

interface Line {
  bottomX: number;
  topX: number;
}

function inkiestLine({ width, height, pixels }: GreyImage): Line | undefined {
  let best: (Line & { ink: number }) | undefined;
  for (let bottomX = 0; bottomX < width * 0.6; bottomX += 1) {
    for (let topX = bottomX + height * 0.2; topX < width + height * 0.1; topX += 1) {
      let ink = 0;
      for (let y = 0; y < height; y += 1) {
        const x = Math.round(bottomX + ((topX - bottomX) * (height - y)) / height);
        if (x >= 0 && x < width && pixels[y * width + x]! < darkerThan) ink += 1;
      }
      if (best === undefined || ink > best.ink) best = { bottomX, topX, ink };
    }
  }
  return best !== undefined && best.ink >= height * 0.85 ? best : undefined;
}

function blankLike({ width, height }: GreyImage): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** Without the white around it. */
function trimmed({ width, height, pixels }: GreyImage): GreyImage | undefined {
  const area = inkArea(width, pixels);
  if (area === undefined) return undefined;
  const cut = new Uint8Array(area.width * area.height);
  for (let y = 0; y < area.height; y += 1) {
    const from = (area.top + y) * width + area.left;
    cut.set(pixels.subarray(from, from + area.width), y * area.width);
  }
  return { width: area.width, height: Math.min(height, area.height), pixels: cut };
}

function inkArea(width: number, pixels: Uint8Array): Area | undefined {
  let [left, right, top, bottom] = [width, -1, Infinity, -1];
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at]! >= darkerThan) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < left) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
