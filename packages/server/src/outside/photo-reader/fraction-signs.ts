/**
 * Fractions set as one sign ("½"), which the recognition does not know: it reads "%", "Ya", or only "1".
 *
 * - A sign is a rising stroke with a small digit at its upper left and another at its lower right.
 *   In "1/2" the digits are as high as the stroke: that is read well as it is.
 * - Where the three touch, ink is taken away from the outside in until they separate; if they do not,
 *   the stroke is cut out, but only where the recognition was not sure of what it read.
 * - The two digits, set side by side in one size with a stroke between, are read again as a line.
 * - Only fractions that cooks use are taken; all else stays as it was read.
 */
import type { PhotoWord } from '@saltbush/recipe-parser/photo';
import { componentsOf, type Component } from './components';
import { besideEachOther } from './digit-segmentation';
import { cutOut, type Area, type GreyImage } from './grey-image';
import { splitAtFractionSlash } from './fraction-slash';
import type { TextEngine } from './text-engine';

export async function withFractions(
  engine: TextEngine,
  image: GreyImage,
  words: readonly PhotoWord[],
): Promise<PhotoWord[]> {
  const read: PhotoWord[] = [];
  for (const word of words) {
    const sign = mayHoldSign(word.text)
      ? (findSign(image, word) ?? findTouchingSign(image, word))
      : undefined;
    read.push(sign === undefined ? word : await withSign(engine, word, sign));
  }
  return read;
}

/** Short, or no word at all: long words of letters are what they are. */
const mayHoldSign = (text: string): boolean =>
  text.length <= 4 || (text.length <= 9 && /^[^\p{Ll}]/u.test(text));

interface Sign {
  /** Both digits as an image of "1/2". */
  line: GreyImage;
  /** The digits before the sign, if there is any ink: "1" of "1½". */
  whole: GreyImage | undefined;
  /** Whether letters follow without a space: "½tsp". */
  hasTail: boolean;
  /** Its digits touched the stroke, and were separated. */
  wasCut: boolean;
}

/** From dark grey down to black. */
const thresholds = [170, 140, 115, 90];

function findSign(image: GreyImage, word: PhotoWord): Sign | undefined {
  const height = word.bottom - word.top;
  const margin = Math.round(height * 0.3);
  const crop = cutOut(image, {
    left: word.left - margin,
    top: word.top - margin,
    width: word.right - word.left + 2 * margin,
    height: height + 2 * margin,
  });
  for (const threshold of thresholds) {
    const parts = componentsOf(crop, threshold).filter((part) => part.size > 6);
    for (const stroke of parts.filter((part) => isRisingStroke(part, crop.width))) {
      const upper = parts.filter((part) => isUpperDigit(part, stroke)).toSorted(byWidth)[0];
      const lower = parts.filter((part) => isLowerDigit(part, stroke)).toSorted(byWidth)[0];
      if (upper === undefined || lower === undefined) continue;
      return signFrom(crop, parts, { upper, stroke, lower });
    }
  }
  return undefined;
}

/** Recognition is at least this sure of the digits it knows. */
const sureConfidence = 80;

function findTouchingSign(image: GreyImage, word: PhotoWord): Sign | undefined {
  if (word.confidence >= sureConfidence) return undefined;
  const crop = cutOut(image, {
    left: word.left - 2,
    top: word.top - 2,
    width: word.right - word.left + 4,
    height: word.bottom - word.top + 4,
  });
  const parts = componentsOf(crop, thresholds[0]!)
    .filter((part) => part.size > 6)
    .toSorted((one, other) => one.left - other.left);
  for (const [index, part] of parts.entries()) {
    const area = around(parts.slice(index));
    if (area.width < area.height * 0.55 || area.width > area.height * 1.6) continue;
    const split = splitAtFractionSlash(cutOut(crop, area));
    if (split === undefined || part.height < 10) continue;
    const before = parts.slice(0, index);
    return {
      line: besideEachOther(split.upper, split.lower),
      whole: before.length === 0 ? undefined : cutOut(crop, around(before)),
      hasTail: false,
      wasCut: true,
    };
  }
  return undefined;
}

/** The larger first: what is smaller is a speck. */
const byWidth = (one: Area, other: Area): number => other.width - one.width;

/** Its pixels lie along a line from the lower left to the upper right. */
function isRisingStroke({ width, height, pixels, size }: Component, across: number): boolean {
  if (height < 10 || width < height * 0.2 || width > height * 1.6) return false;
  let [sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0];
  for (const at of pixels) {
    const x = at % across;
    const y = Math.floor(at / across);
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumYY += y * y;
    sumXY += x * y;
  }
  const covariance = sumXY / size - (sumX / size) * (sumY / size);
  const varianceX = sumXX / size - (sumX / size) ** 2;
  const varianceY = sumYY / size - (sumY / size) ** 2;
  return covariance / Math.sqrt(varianceX * varianceY) < -0.88;
}

function isUpperDigit(part: Area, stroke: Area): boolean {
  return (
    isSmallDigit(part, stroke) &&
    middleX(part) < middleX(stroke) &&
    part.left > stroke.left - part.width * 1.2 &&
    part.top + part.height < stroke.top + stroke.height * 0.8 &&
    part.top < stroke.top + stroke.height * 0.35
  );
}

function isLowerDigit(part: Area, stroke: Area): boolean {
  return (
    isSmallDigit(part, stroke) &&
    middleX(part) > middleX(stroke) &&
    part.left < stroke.left + stroke.width + part.width * 0.3 &&
    part.top > stroke.top + stroke.height * 0.2 &&
    part.top + part.height > stroke.top + stroke.height * 0.65
  );
}

function isSmallDigit(part: Area, stroke: Area): boolean {
  const share = part.height / stroke.height;
  return share > 0.3 && share < 0.75 && part.width < stroke.height * 0.8;
}

const middleX = ({ left, width }: Area): number => left + width / 2;

interface Parts {
  upper: Component;
  stroke: Component;
  lower: Component;
}

function signFrom(crop: GreyImage, parts: readonly Component[], found: Parts): Sign {
  const { upper, stroke, lower } = found;
  const start = Math.min(upper.left, stroke.left);
  const end = Math.max(lower.left + lower.width, stroke.left + stroke.width);
  const isTall = (part: Area) => part.height > stroke.height * 0.6;
  const before = parts.filter(
    (part) =>
      isTall(part) && part !== stroke && part.left + part.width <= start + 2 && part.left > 0,
  );
  const after = parts.filter(
    (part) => part.left >= end && part.left + part.width < crop.width && part.size > 20,
  );
  return {
    line: besideEachOther(digitOf(crop, upper), digitOf(crop, lower)),
    whole: before.length === 0 ? undefined : cutOut(crop, around(before)),
    hasTail: after.length > 1,
    wasCut: false,
  };
}

/** The digit alone, without ink of its neighbours. */
function digitOf(crop: GreyImage, part: Component): GreyImage {
  const digit = cutOut(crop, part);
  const isPart = new Set(part.pixels);
  const pixels = digit.pixels.map((value, at) => {
    const x = part.left + (at % digit.width);
    const y = part.top + Math.floor(at / digit.width);
    return isPart.has(y * crop.width + x) ? value : 255;
  });
  return { ...digit, pixels };
}

function around(parts: readonly Area[]): Area {
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const top = Math.min(...parts.map((part) => part.top));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}

async function withSign(engine: TextEngine, word: PhotoWord, sign: Sign): Promise<PhotoWord> {
  const digits = await engine.readFraction(sign.line);
  const fraction = signs[digits.text];
  if (fraction === undefined) return word;
  const whole = sign.whole === undefined ? '' : await wholeNumber(engine, sign.whole, word.text);
  const isSure = !sign.wasCut && digits.confidence >= sureDigits;
  const confidence = isSure ? 90 : 60;
  const tail = sign.hasTail ? (/[a-z]+$/i.exec(word.text)?.[0] ?? '') : '';
  return { ...word, text: `${whole}${fraction}${tail === '' ? '' : ` ${tail}`}`, confidence };
}

/** Of 100: below it, one of the two small digits may be another. */
const sureDigits = 75;

async function wholeNumber(engine: TextEngine, image: GreyImage, text: string) {
  const digits = /^\d{1,2}/.exec((await engine.readFraction(besideEachOther(image))).text)?.[0];
  return digits ?? /^\d/.exec(text)?.[0] ?? '';
}

const signs: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};
