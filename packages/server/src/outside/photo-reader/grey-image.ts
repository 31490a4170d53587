/** An image in shades of grey: a byte a pixel, row by row, 0 black and 255 white. */

export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @example quarterTurned(image, 1) // turned once clockwise */
export function quarterTurned(image: GreyImage, turns: number): GreyImage {
  const times = ((turns % 4) + 4) % 4;
  let turned = image;
  for (let n = 0; n < times; n += 1) turned = turnedOnce(turned);
  return turned;
}

export function inverted({ width, height, pixels }: GreyImage): GreyImage {
  return { width, height, pixels: pixels.map((value) => 255 - value) };
}

/** The part of the image inside `area`, which may reach over its edges. */
export function cutOut(image: GreyImage, area: Area): GreyImage {
  const left = Math.max(0, Math.floor(area.left));
  const top = Math.max(0, Math.floor(area.top));
  const right = Math.min(image.width, Math.ceil(area.left + area.width));
  const bottom = Math.min(image.height, Math.ceil(area.top + area.height));
  const width = Math.max(0, right - left);
  const height = Math.max(0, bottom - top);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * image.width + left;
    pixels.set(image.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}

/** As a file that needs no compression: "portable grey map". */
export function toPgm({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

function turnedOnce({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turned[x * height + (height - 1 - y)] = pixels[y * width + x]!;
    }
  }
  return { width: height, height: width, pixels: turned };
}
