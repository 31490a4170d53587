import { expect, test } from 'vitest';
import { firstWords, withPreview, type Preview } from './page-preview';

const page = `<!doctype html>
<html><head>
<title>Saltbush</title>
<meta
  name="description"
  content="Your household's recipes."
/>
</head><body></body></html>`;

const preview = {
  title: 'Mum\'s "best" <b>pie</b> & $& mash',
  description: 'With peas.',
  url: 'https://salt.example/recipe/1',
  imageUrl: 'https://salt.example/images/1/1200.webp',
  isForSearch: true,
  canonicalUrl: 'https://salt.example/recipe/1',
  data: [{ type: 'application/json', id: 'data', value: { text: '</script><b>' } }],
} satisfies Preview;

test('the head says what the page is, once, and nothing in it can be more than text', () => {
  const shown = withPreview(page, preview);
  expect(shown.match(/<title>/g)).toHaveLength(1);
  expect(shown.match(/name="description"/g)).toHaveLength(1);
  expect(shown).toContain(
    '<meta property="og:title" content="Mum&#39;s &quot;best&quot; &lt;b&gt;pie&lt;/b&gt; &amp; $&amp; mash" />',
  );
  expect(shown).toContain(
    '<meta property="og:image" content="https://salt.example/images/1/1200.webp" />',
  );
  expect(shown).toContain('<link rel="canonical" href="https://salt.example/recipe/1" />');
  expect(shown).toContain(
    String.raw`<script type="application/json" id="data">{"text":"\u003c/script>\u003cb>"}</script>`,
  );
  expect(shown).not.toContain('<b>');
  expect(shown).not.toContain('noindex');
});

test('the head without a picture says so little, and is not for search engines', () => {
  const shown = withPreview(page, { ...preview, imageUrl: undefined, isForSearch: false });
  expect(shown).not.toContain('og:image');
  expect(shown).not.toContain('canonical');
  expect(shown).toContain('<meta name="twitter:card" content="summary" />');
  expect(shown).toContain('<meta name="robots" content="noindex" />');
});

test.each([
  ['Hot and sour.\n\nBetter the next day.', 13, 'Hot and sour…'],
  ['Short.', 200, 'Short.'],
])('the words %o in %d characters are cut after a whole word', (text, most, words) => {
  expect(firstWords(text, most)).toBe(words);
});
