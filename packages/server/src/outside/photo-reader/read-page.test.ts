/** The real recognition on typed pages; how well it reads photos is measured by `npm run bench -- photos`. */
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { pageText, recipeFromPhoto } from '@saltbush/recipe-parser/photo';
import { renderedPhoto, type RenderedPhotoOptions } from '../../testing/rendered-photo';
import { openGreyPhoto } from './open-photo';
import { readPage } from './read-page';
import { openTextEngine, type TextEngine } from './text-engine';

// A busy machine needs its time to recognise a page.
let engine: TextEngine;
beforeAll(async () => {
  engine = await openTextEngine();
});
afterAll(() => engine.close());

const page = `# Pancakes

2 cups plain flour
3 eggs, beaten
20 g butter, melted

Whisk all of it and cook it in butter`;

const onlyEnglish = () => Promise.resolve(engine);

const readPhoto = async (photo: Buffer) => {
  const { words, quarterTurns } = await readPage(engine, await openGreyPhoto(photo), onlyEnglish);
  return { text: pageText({ words }), quarterTurns: quarterTurns % 4 };
};
const read = async (text: string, options?: RenderedPhotoOptions) =>
  (await readPhoto(await (await renderedPhoto(text, options)).png().toBuffer())).text;

/** The middle of a line in pixels from that of the photo, and how it is turned. */
async function placedLine(image: Sharp) {
  const photo = await image.png().toBuffer();
  const { width, height } = await sharp(photo).metadata();
  const read = await readPage(engine, await openGreyPhoto(photo), onlyEnglish);
  const line = recipeFromPhoto([read]).lines.find(({ text }) => text.startsWith('3 eggs'))!;
  return {
    x: (line.left + line.width / 2 - 0.5) * width,
    y: (line.top + line.height / 2 - 0.5) * height,
    turn: line.turn,
  };
}

const plain = page.replace('# ', '');

describe('a page', () => {
  it.each([0, 1, 2, 3])('a page turned by %i quarters is set upright', async (turns) => {
    const photo = await (
      await renderedPhoto(page)
    )
      .rotate(turns * 90)
      .png()
      .toBuffer();
    const found = await readPhoto(photo);
    expect(found.text).toBe(plain);
    expect(found.quarterTurns).toBe((4 - turns) % 4);
  });

  it('a page on its side, as the camera says, is upright already', async () => {
    const photo = await (
      await renderedPhoto(page)
    )
      .rotate(270)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await readPhoto(photo)).toEqual({ text: plain, quarterTurns: 0 });
  });

  it.each([-5, 3])(
    'a line of a page tilted by %i degrees has its place on the photo',
    async (tilt) => {
      const level = await placedLine(await renderedPhoto(page));
      const tilted = await placedLine(
        (await renderedPhoto(page)).rotate(tilt, { background: 'white' }),
      );
      const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
      expect(Math.abs(tilted.x - (level.x * cos - level.y * sin))).toBeLessThan(10);
      expect(Math.abs(tilted.y - (level.x * sin + level.y * cos))).toBeLessThan(10);
      expect(Math.abs(tilted.turn - tilt)).toBeLessThan(1);
    },
  );

  it.each([-5, 3])('a page tilted by %i degrees is levelled', async (tilt) => {
    const photo = await (
      await renderedPhoto(page)
    )
      .rotate(tilt, { background: 'white' })
      .png()
      .toBuffer();
    expect((await readPhoto(photo)).text).toBe(plain);
  });

  it.each<[string, RenderedPhotoOptions]>([
    ['light on dark', { ink: '#fff6e0', paper: '#30404a' }],
    ['on coloured paper', { ink: '#203020', paper: '#9fc49a' }],
    ['in weak light', { ink: '#0a0a0a', paper: '#444444' }],
  ])('a page %s is read', async (_what, options) => {
    expect(await read(page, options)).toBe(plain);
  });
});

test.each([
  ['serif', 16],
  ['sans', 16],
  ['sans', 11],
])('fractions set as one sign are read in %s of %i points', async (font, size) => {
  const lines = ['½ cup milk', '¼ tsp salt', '¾ cup sugar', '1½ cups cream', '2¼ cups oats'];
  expect((await read(lines.join('\n'), { font, size })).split('\n')).toEqual(lines);
});

test('a fraction in plain digits stays as it is printed', async () => {
  expect(await read('1/2 cup milk\n1 1/2 cups cream')).toBe('1/2 cup milk\n1 1/2 cups cream');
});

test('a blank photo has no words', async () => {
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#ddd' } });
  expect((await readPhoto(await blank.png().toBuffer())).text).toBe('');
});

test('a page in another language is read again in that language', async () => {
  const words = (text: string) =>
    text.split(' ').map((word, at) => ({
      text: word,
      confidence: 90,
      left: at * 60,
      right: at * 60 + 50,
      top: 0,
      bottom: 40,
    }));
  const reading = (text: string): TextEngine => ({
    readWords: async () => words(text),
    readColumn: async () => [],
    readLine: async () => [],
    readFraction: async () => ({ text: '', confidence: 0 }),
    close: async () => undefined,
  });
  const english = reading('Mehl und Eier mit der Milch in die Schussel geben und dann ruhren');
  const asked: string[] = [];
  const photo = await openGreyPhoto(await (await renderedPhoto('Teig')).png().toBuffer());
  const read = await readPage(english, photo, async (language) => {
    asked.push(language);
    return reading('in die Schüssel geben und rühren');
  });
  expect(asked).toEqual(['de']);
  expect(read.words.map(({ text }) => text)).toContain('Schüssel');
});
