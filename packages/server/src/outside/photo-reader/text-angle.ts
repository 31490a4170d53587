/**
 * Which way the lines of text run on an image, from the letters alone.
 *
 * - Letters are patches of a letter's size; long edges and large stains are left out.
 * - Seen along its lines, a text is bands of letters with empty bands between: the direction in which
 *   the amount of ink changes most from one narrow band to the next is the direction of the lines.
 * - Where a tilt makes hardly any difference, there are too few letters to tell: the page counts as level.
 * - Lines that run up or down are a page that lies on its side. Whether it lies on its left or right
 *   side, or stands on its head, is unknown here: text recognition decides.
 */
import { componentsOf } from './components';
import type { GreyImage } from './grey-image';

export interface TextDirection {
  /** The lines run from top to bottom or from bottom to top. */
  isSideways: boolean;
  /** Degrees by which the text has to be turned clockwise to be level; -10 to 10. */
  tilt: number;
}

const maxTilt = 10;
/** A tilt has to make the bands this much clearer. */
const leastGain = 1.15;
const coarseStep = 0.5;
const fineStep = 0.1;
/** Of an image whose longer side is 1,000 pixels. */
const smallestLetter = 3;
const largestLetter = 60;

/** @param image with even light, its longer side about 1,000 pixels */
export function textDirection(image: GreyImage): TextDirection {
  const ink = inkOfLetters(image);
  const level = bestTilt(ink, false);
  const upDown = bestTilt(ink, true);
  const isSideways = upDown.score > level.score;
  return { isSideways, tilt: isSideways ? upDown.tilt : level.tilt };
}

interface Ink {
  x: number[];
  y: number[];
}

function inkOfLetters(image: GreyImage): Ink {
  const ink: Ink = { x: [], y: [] };
  for (const { width, height, size, pixels } of componentsOf(image, 150)) {
    const isLetter =
      Math.max(width, height) >= smallestLetter &&
      Math.max(width, height) <= largestLetter &&
      size > 4;
    if (!isLetter) continue;
    for (const at of pixels) {
      ink.x.push(at % image.width);
      ink.y.push(Math.floor(at / image.width));
    }
  }
  return ink;
}

function bestTilt(ink: Ink, isSideways: boolean): { tilt: number; score: number } {
  const level = { tilt: 0, score: bandedness(ink, isSideways, 0) };
  const coarse = bestBetween(ink, isSideways, -maxTilt, maxTilt, coarseStep);
  const [from, to] = [coarse.tilt - coarseStep, coarse.tilt + coarseStep];
  const fine = bestBetween(ink, isSideways, from, to, fineStep);
  return fine.score > level.score * leastGain || Math.abs(fine.tilt) < 1 ? fine : level;
}

function bestBetween(ink: Ink, isSideways: boolean, from: number, to: number, step: number) {
  let best = { tilt: 0, score: -1 };
  for (let n = 0; n <= Math.round((to - from) / step); n += 1) {
    const tilt = from + n * step;
    const score = bandedness(ink, isSideways, tilt);
    if (score > best.score) best = { tilt, score };
  }
  return best;
}

/** The sum of squared changes from band to band, a band being a pixel high. */
function bandedness({ x, y }: Ink, isSideways: boolean, tilt: number): number {
  const angle = (tilt * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const bands = new Float64Array(4_096);
  const middle = bands.length / 2;
  for (let at = 0; at < x.length; at += 1) {
    const across = isSideways ? y[at]! * sin - x[at]! * cos : x[at]! * sin + y[at]! * cos;
    const band = Math.round(across + (isSideways ? middle : 500));
    if (band >= 0 && band < bands.length) bands[band]! += 1;
  }
  let sum = 0;
  for (let band = 1; band < bands.length; band += 1) {
    sum += (bands[band]! - bands[band - 1]!) ** 2;
  }
  return sum;
}
