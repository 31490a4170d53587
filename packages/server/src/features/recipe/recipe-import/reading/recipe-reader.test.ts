import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { readRecipe } from '@saltbush/recipe-parser/page';
import { openRecipeReader, type RecipeReader, type RecipeReaderOptions } from './recipe-reader';

const url = 'https://bushoven.com.au/damper';
const html = readFileSync(
  new URL('../../../../../../recipe-parser/fixtures/pages/json-ld.html', import.meta.url),
  'utf8',
);
const withStories = (count: number) =>
  html.replace('</body>', `${'<p>Another story.</p>'.repeat(count)}</body>`);
/** It takes a while to read. */
const long = withStories(10_000);
/** It takes more memory than most pages. */
const large = withStories(60_000);
const pasted = 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.';
const priya = { userId: 'priya' };

let reader: RecipeReader;
afterEach(() => reader.close());
const open = (options: RecipeReaderOptions = {}) => {
  reader = openRecipeReader(options);
};

describe('reading in another process', () => {
  test('a page is read in a process as here, and others are answered meanwhile', async () => {
    open();
    let answered = 0;
    const timer = setInterval(() => (answered += 1), 1);
    const found = await reader.readPage({ page: { html: long }, url }, priya);
    clearInterval(timer);
    expect(found?.draft.title).toBe('Pumpkin damper');
    expect(found?.draft.ingredientLines).toEqual(readRecipe(long, url)?.draft.ingredientLines);
    expect(answered).toBeGreaterThan(1);
  });

  test('a process reads a page in another character set, a text, and a page in the place of a text', async () => {
    open();
    const page = { charset: undefined, isPlainText: false };
    const latin = Buffer.from(html.replaceAll('Pumpkin', 'P\u00fcmpkin'), 'latin1');
    const bytes = await reader.readPage({ page: { ...page, bytes: latin }, url }, priya);
    expect(bytes?.draft.title).toBe('Pümpkin damper');
    const plain = { ...page, bytes: Buffer.from(pasted), isPlainText: true };
    expect((await reader.readPage({ page: plain }, priya))?.draft.title).toBe('Toast');
    expect((await reader.readText(pasted, priya))?.draft.title).toBe('Toast');
    expect((await reader.readText(html, priya))?.draft.title).toBe('Pumpkin damper');
    expect(await reader.readText('Good morning!', priya)).toBeUndefined();
  });

  test('the page itself comes back packed from the process, and can be read as text', async () => {
    open();
    const found = await reader.readPage({ page: { html }, url }, priya);
    const packed = found!.page!.packed!;
    expect(packed.length).toBeLessThan(html.length);
    expect(await reader.textOfPage(packed, priya)).toContain('Pumpkin damper');
  });

  test('a page without a recipe gives none from the process', async () => {
    open();
    const story = long
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<(ul|ol|li|h\d)\b/g, '<i')
      .replaceAll(/\d/g, '');
    expect(await reader.readPage({ page: { html: story }, url }, priya)).toBeUndefined();
  });
});

describe('too much to read', () => {
  test.each<[string, RecipeReaderOptions]>([
    ['time', { timeLimitMs: 1 }],
    ['memory', { heapMegabytes: 40 }],
    ['memory outside the heap', { memoryMegabytes: 60 }],
  ])(
    'a page that takes more %s than there is to read is refused in words',
    async (_what, limits) => {
      open(limits);
      const reading = reader.readPage({ page: { html: large }, url }, priya);
      await expect(reading).rejects.toMatchObject({ code: 'TOO_MUCH_TO_READ', status: 422 });
    },
  );

  test('a page that is too much to read holds up nobody else', async () => {
    open();
    const given = Promise.allSettled(
      [1, 2, 3, 4].map(() => reader.readPage({ page: { html: long }, url }, priya)),
    );
    const own = await reader.readPage({ page: { html }, url }, { userId: 'tom' });
    expect(own?.draft.title).toBe('Pumpkin damper');
    await reader.close();
    expect((await given).filter(({ status }) => status === 'rejected')).not.toEqual([]);
  });
});

test('a page is not read any more for who goes away, and the next one is', async () => {
  open();
  const connection = new AbortController();
  const caller = { ...priya, signal: connection.signal };
  const given = Promise.allSettled([reader.readPage({ page: { html: long }, url }, caller)]);
  const second = reader.readPage({ page: { html: long }, url }, priya);
  connection.abort(new Error('gone'));
  expect(await given).toMatchObject([{ reason: { message: 'gone' } }]);
  expect((await second)?.draft.title).toBe('Pumpkin damper');
});
