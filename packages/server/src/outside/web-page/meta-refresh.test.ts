import { expect, test } from 'vitest';
import { refreshIn } from './meta-refresh';

const refresh = '<meta http-equiv="refresh" content="0; url=/pie">';
const read = (html: string) => refreshIn(Buffer.from(html));

test.each([
  ['alone', refresh],
  ['behind a script', `<script>x = 1</script>${refresh}`],
  ['in capitals', refresh.toUpperCase().replace('/PIE', '/pie')],
  ['behind a comment', `<!-- <b> -->${refresh}`],
])('a refresh is found %s', (_where, html) => {
  expect(read(html)).toBe('/pie');
});

test.each([
  ['in a comment', `<!-- ${refresh} -->`],
  ['for browsers without scripts', `<noscript>${refresh}</noscript>`],
  ['in a script', `<script>"${refresh}"</script>`],
  ['in a script that never ends', `<script>${refresh}`],
  ['after a minute', refresh.replace('0;', '60;')],
])('a refresh is none %s', (_where, html) => {
  expect(read(html)).toBeUndefined();
});

test('a page of openings that never end is searched in one pass', () => {
  const started = performance.now();
  expect(read('<!--'.repeat(8_000))).toBeUndefined();
  expect(read(`${'<script>x</script>'.repeat(1_700)}`)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1_000);
});
