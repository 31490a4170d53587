import { describe, expect, it, test } from 'vitest';
import { pageHints } from './page-hints';

const at = 'https://pins.example/pin/9';
const json = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('a page that points to another one', () => {
  it.each([
    ['see also', '<meta property="og:see_also" content="https://www.plums.example/tart">'],
    [
      'a source of its own name',
      '<meta name="boards:source" content="https://www.plums.example/tart">',
    ],
    ['a canonical link', '<link rel="canonical" href="https://www.plums.example/tart">'],
    [
      'what it is based on',
      json({ '@type': 'SocialMediaPosting', isBasedOn: 'https://www.plums.example/tart' }),
    ],
    [
      'shared content',
      json({ '@graph': [{ sharedContent: { url: 'https://www.plums.example/tart' } }] }),
    ],
  ])('a page that names another one by %s leads there', (_how, head) => {
    expect(pageHints(`<head>${head}</head>`, at).elsewhere).toBe('https://www.plums.example/tart');
  });

  it.each([
    ['itself', '<link rel="canonical" href="https://m.pins.example/pin/9">'],
    ['a place on its site', '<meta property="og:see_also" content="/pin/10">'],
    ['a program', '<meta property="og:see_also" content="javascript:alert(1)">'],
    ['nothing', '<meta property="og:see_also" content=" ">'],
  ])('a page that names %s leads nowhere', (_what, head) => {
    expect(pageHints(`<head>${head}</head>`, at).elsewhere).toBeUndefined();
  });
});

test('the longest caption of a page is known though it is no recipe', () => {
  const caption =
    'So creamy and so easy. The whole recipe is in my book, and it takes ten minutes!';
  const head = `<meta property="og:title" content="May: &quot;${caption}&quot;">`;
  expect(pageHints(head, at).caption).toBe(caption);
  expect(pageHints('<title>May</title>', at).caption).toBeUndefined();
});

describe('captions of a video', () => {
  test('tracks of the page and of its scripts are known, those of its language first', () => {
    const html = `<html lang="en-AU"><video><track kind="captions" src="/c/de.vtt"></video><script>x = {"tracks": [{"baseUrl": "https://clips.example/api/timedtext?v=1\\u0026lang=en"}, {"u": "/other.png"}]}</script></html>`;
    expect(pageHints(html, at).tracks).toEqual([
      'https://clips.example/api/timedtext?v=1&lang=en',
      'https://pins.example/c/de.vtt',
    ]);
  });

  test('a page names at most two tracks, however many it has', () => {
    const tracks = Array.from({ length: 900 }, (_, n) => `<track src="/${n}.vtt">`).join('');
    expect(pageHints(tracks, at).tracks).toHaveLength(2);
  });
});
