import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const built = join(import.meta.dirname, '../packages/web/dist');

it('the gallery of components is in no build', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /gallery/.test(file) && !/recipe-gallery/.test(file))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|html)$/.test(file));
  const texts = scripts.map((file) => readFileSync(join(built, file), 'utf8'));
  // The name of an example.
  expect(texts.filter((text) => text.includes('Buttons, disabled'))).toEqual([]);
});
