/** Patches of dark pixels that hang together: letters, mostly; also edges of paper and stains. */
import type { Area, GreyImage } from './grey-image';

export interface Component extends Area {
  /** Dark pixels in it. */
  size: number;
  /** Their indices in the image. */
  pixels: number[];
}

/** @param darkerThan pixels below this belong to a component; 0 to 255 */
export function componentsOf(image: GreyImage, darkerThan: number): Component[] {
  const { width, height, pixels } = image;
  const isTaken = new Uint8Array(pixels.length);
  const found: Component[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (isTaken[start] === 1 || pixels[start]! >= darkerThan) continue;
    isTaken[start] = 1;
    const members = [start];
    let [left, right, top, bottom] = [width, 0, height, 0];
    // Grows while it is walked through.
    for (let at = 0; at < members.length; at += 1) {
      const here = members[at]!;
      const x = here % width;
      const y = (here - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = here + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          if (isTaken[next] === 1 || pixels[next]! >= darkerThan) continue;
          isTaken[next] = 1;
          members.push(next);
        }
      }
    }
    found.push({
      left,
      top,
      width: right - left + 1,
      height: bottom - top + 1,
      size: members.length,
      pixels: members,
    });
  }
  return found;
}
