/**
 * Where a line stands on the photo that a person looks at: upright, but not level as it was for reading.
 *
 * - A box in parts of the photo's width and height, whatever size it is shown in, turned around its middle.
 * - Levelling turned the photo around its middle, on a page that grew with its corners.
 */
import type { Box, UprightPhoto } from './photo-page';

export interface PlaceOnPhoto {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Clockwise, in degrees. */
  turn: number;
}

/**
 * @param box on the level page
 * @example placeOnPhoto({ left: 10, top: 20, right: 60, bottom: 40 }, { width: 100, height: 200, tilt: 0 })
 * // { left: 0.1, top: 0.1, width: 0.5, height: 0.1, turn: 0 }
 */
export function placeOnPhoto(box: Box, { width, height, tilt }: UprightPhoto): PlaceOnPhoto {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const level = {
    width: width * Math.abs(cos) + height * Math.abs(sin),
    height: width * Math.abs(sin) + height * Math.abs(cos),
  };
  const x = (box.left + box.right - level.width) / 2;
  const y = (box.top + box.bottom - level.height) / 2;
  const middle = { x: x * cos + y * sin + width / 2, y: y * cos - x * sin + height / 2 };
  const [partWide, partHigh] = [(box.right - box.left) / width, (box.bottom - box.top) / height];
  return {
    left: part(middle.x / width - partWide / 2),
    top: part(middle.y / height - partHigh / 2),
    width: part(partWide),
    height: part(partHigh),
    turn: tilt === 0 ? 0 : -tilt,
  };
}

/** Finer than a pixel of a large photo. */
const fineness = 10_000;

const part = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * fineness) / fineness;
