import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPage } from '../packages/recipe-parser/src/page';

it('the page of the docs is read as the docs say', () => {
  const text = readFileSync(new URL('reading-pages.md', import.meta.url), 'utf8');
  const [, html = ''] = /```html\n([\s\S]*?)```/.exec(text) ?? [];
  const table = [...text.matchAll(/^\|(?:[^|]*\|){4} `([^`]+)`\s*\|/gm)].map(
    ([, chosen]) => chosen,
  );
  const draft = readPage(html);
  expect(draft?.title).toBe('Lemon tart');
  expect(draft?.ingredientLines).toEqual(table);
}, 60_000);
