import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecipeApart } from './read-apart';
import { readRecipe } from './read-page';

const url = 'https://bushoven.com.au/damper';
const html = readFileSync(new URL('./fixtures/json-ld.html', import.meta.url), 'utf8');
const large = html.replace('</body>', `${'<p>Another story.</p>'.repeat(60_000)}</body>`);

test('a large page is read as a small one is, and meanwhile others are answered', async () => {
  let answered = 0;
  const timer = setInterval(() => (answered += 1), 1);
  const found = await readRecipeApart({ html: large, url });
  clearInterval(timer);
  expect(found?.draft.title).toBe('Pumpkin damper');
  expect(found?.draft).toEqual(readRecipe(large, url)?.draft);
  expect(answered).toBeGreaterThan(1);
});

test('a large page without a recipe is none', async () => {
  const story = large.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<(ul|ol|li|h\d)\b/g, '<i');
  expect(await readRecipeApart({ html: story.replaceAll(/\d/g, ''), url })).toBeUndefined();
});

test('who goes away is not read for, and the next one is', async () => {
  const gone = new AbortController();
  const first = readRecipeApart({ html: large, url }, gone.signal);
  const second = readRecipeApart({ html: large, url });
  gone.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect((await second)?.draft.title).toBe('Pumpkin damper');
});
