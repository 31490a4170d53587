/** One photo to words: light evened, set upright and level, read, fractions read again. */
import sharp, { type Sharp } from 'sharp';
import {
  languageOfPage,
  type PageLanguage,
  type PhotoPage,
  type PhotoWord,
} from '@saltbush/recipe-parser/photo';
import { normaliseIllumination } from './normalise-illumination';
import { withFractions } from './fraction-signs';
import { quarterTurned, type GreyImage } from './grey-image';
import { withoutRules } from './ruled-lines';
import { textDirection } from './text-angle';
import { rereadLowConfidence } from './reread-low-confidence';
import type { TextEngine } from './text-engine';

/**
 * @param engine of English, in which every page is read first
 * @param engineOf another language; the page is read again in it
 */
export async function readPage(
  engine: TextEngine,
  photo: GreyImage,
  engineOf: (language: PageLanguage) => Promise<TextEngine>,
): Promise<PhotoPage> {
  const even = normaliseIllumination(await sizedForReading(photo));
  const { image, words: first, quarterTurns, upright } = await uprightReading(engine, even);
  const language = languageOfPage(first);
  const reader = language === undefined ? engine : await engineOf(language);
  const words = reader === engine ? first : await reader.readWords(image);
  const again = await rereadLowConfidence(reader, image, words);
  return { words: await withFractions(engine, image, again), quarterTurns, upright };
}

interface Reading extends PhotoPage {
  image: GreyImage;
}

/** The first way up in which the page can be read; else the one that gives most. */
async function uprightReading(engine: TextEngine, even: GreyImage): Promise<Reading> {
  const { isSideways, tilt } = textDirection(await sized(even, directionSide));
  const levelTurns = isSideways ? 1 : 0;
  const ways: WayUp[] = [
    { quarterTurns: levelTurns, tilt },
    { quarterTurns: levelTurns + 2, tilt },
    // A few letters on a photo do not show which way their line runs.
    { quarterTurns: 1 - levelTurns, tilt: 0 },
    { quarterTurns: 3 - levelTurns, tilt: 0 },
  ];
  const readings: Reading[] = [];
  for (const way of ways) {
    const reading = await readIn(engine, even, way);
    if (looksRead(reading.words)) return reading;
    readings.push(reading);
  }
  return readings.reduce((best, reading) =>
    lettersRead(reading.words) > lettersRead(best.words) ? reading : best,
  );
}

interface WayUp {
  quarterTurns: number;
  /** In degrees, after the turns. */
  tilt: number;
}

async function readIn(engine: TextEngine, even: GreyImage, way: WayUp): Promise<Reading> {
  const { quarterTurns } = way;
  const turned = quarterTurned(even, quarterTurns);
  const tilt = Math.abs(way.tilt) < leastTilt ? 0 : way.tilt;
  const image = withoutRules(await levelled(turned, tilt));
  const upright = { width: turned.width, height: turned.height, tilt };
  return { image, words: await engine.readWords(image), quarterTurns, upright };
}

/** A text upside down gives words, too, but few that are sure. */
function looksRead(words: readonly PhotoWord[]): boolean {
  return words.length > 0 && sureWords(words).length / words.length >= 0.5;
}

const lettersRead = (words: readonly PhotoWord[]): number =>
  sureWords(words).reduce((sum, { text }) => sum + text.length, 0);

function sureWords(words: readonly PhotoWord[]): PhotoWord[] {
  return words.filter(({ text, confidence }) => confidence > 75 && /\p{L}{2}|\d/u.test(text));
}

/** Tesseract reads letters best that are 20 to 60 pixels high: those of a page on 2,800. */
const readingSide = 2_800;
const maxEnlarged = 2;
const directionSide = 1_000;

function sizedForReading(photo: GreyImage): Promise<GreyImage> {
  const side = Math.max(photo.width, photo.height);
  return sized(photo, Math.min(readingSide, side * maxEnlarged));
}

async function sized(image: GreyImage, side: number): Promise<GreyImage> {
  return fromSharp(open(image).resize(side, side, { fit: 'inside' }));
}

/** In degrees: it does not hinder reading. */
const leastTilt = 0.15;

async function levelled(image: GreyImage, tilt: number): Promise<GreyImage> {
  if (tilt === 0) return image;
  return fromSharp(open(image).rotate(tilt, { background: 'white' }));
}

function open({ width, height, pixels }: GreyImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

async function fromSharp(image: Sharp): Promise<GreyImage> {
  const { data, info } = await image
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
