/** Digits cut out of a photo, set in one size on a line of their own: an image that reads easily. */
import type { GreyImage } from './grey-image';

const digitHeight = 48;
const margin = 32;

/** A drawn stroke stands between two digits: "1/2". */
export function besideEachOther(...digits: GreyImage[]): GreyImage {
  const sized = digits.map(inDigitHeight);
  const strokeWidth = sized.length > 1 ? Math.round(digitHeight * 0.5) : 0;
  const width = sized.reduce((sum, digit) => sum + digit.width, 2 * margin + strokeWidth);
  const line = blank(width + margin, digitHeight + 2 * margin);
  let left = margin;
  for (const [index, digit] of sized.entries()) {
    paste(line, digit, left);
    left += digit.width;
    if (index === 0 && strokeWidth > 0) drawStroke(line, left, strokeWidth);
    if (index === 0) left += strokeWidth;
  }
  return line;
}

/** Between the pixels of the small image values change evenly. */
function inDigitHeight({ width, height, pixels }: GreyImage): GreyImage {
  const scale = digitHeight / height;
  const sized = blank(Math.max(1, Math.round(width * scale)), digitHeight);
  const at = (x: number, y: number) =>
    pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
  for (let y = 0; y < sized.height; y += 1) {
    for (let x = 0; x < sized.width; x += 1) {
      const fromX = (x + 0.5) / scale - 0.5;
      const fromY = (y + 0.5) / scale - 0.5;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [shareX, shareY] = [fromX - left, fromY - top];
      sized.pixels[y * sized.width + x] =
        at(left, top) * (1 - shareX) * (1 - shareY) +
        at(left + 1, top) * shareX * (1 - shareY) +
        at(left, top + 1) * (1 - shareX) * shareY +
        at(left + 1, top + 1) * shareX * shareY;
    }
  }
  return sized;
}

function paste(line: GreyImage, digit: GreyImage, left: number): void {
  for (let y = 0; y < digit.height; y += 1) {
    const row = digit.pixels.subarray(y * digit.width, (y + 1) * digit.width);
    line.pixels.set(row, (y + margin) * line.width + left);
  }
}

function drawStroke(line: GreyImage, left: number, width: number): void {
  const thickness = 5;
  for (let y = 0; y < digitHeight; y += 1) {
    const middle = left + 4 + ((width - 8) * (digitHeight - y)) / digitHeight;
    for (let x = Math.round(middle - thickness / 2); x < middle + thickness / 2; x += 1) {
      line.pixels[(y + margin) * line.width + x] = 0;
    }
  }
}

function blank(width: number, height: number): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}
