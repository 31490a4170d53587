import { expect, test } from 'vitest';
import { bookmarkletFor, parseBookmarkletHash } from './bookmarklet';

/** As the bookmark packs it. */
async function packed(value: unknown): Promise<string> {
  const gzip = new Response(JSON.stringify(value)).body!.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(gzip).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `#page=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

const page = { url: 'https://a.example/pie', html: '<h1>Käse</h1>' };

test("a page comes out of the bookmark's address as it went in", async () => {
  expect(await parseBookmarkletHash(await packed(page))).toEqual(page);
});

test.each([
  ['what is no page', ['pie']],
  ['no HTML', { ...page, html: '' }],
  ['a script for an address', { ...page, url: 'javascript:alert(1)' }],
  ['a file for an address', { ...page, url: 'file:///etc/passwd' }],
  ['more than a page has', { ...page, html: 'a'.repeat(3_000_000) }],
  ['a little that unpacks to very much', { ...page, html: 'a'.repeat(30_000_000) }],
])('the packed value "%s" is no page', async (_what, value) => {
  expect(await parseBookmarkletHash(await packed(value))).toBeUndefined();
});

test.each(['', '#method', '#page=abc', '#page='])(
  'the address part %j brings no page',
  async (hash) => {
    expect(await parseBookmarkletHash(hash)).toBeUndefined();
  },
);

test('the bookmark leads to this instance and no other', () => {
  const script = decodeURIComponent(bookmarkletFor('https://saltbush.test'));
  expect(script).toMatch(/^javascript:\(async\(\)=>\{/);
  expect(script.match(/https?:\/\/[\w.]+/g)).toEqual(['https://saltbush.test']);
});
