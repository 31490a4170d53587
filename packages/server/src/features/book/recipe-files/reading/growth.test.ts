import { expect, test } from 'vitest';
import { slowTexts, type Reader } from '@saltbush/recipe-parser/testing/growth';
import { decodeText } from './encoding';
import { readHtmlPieces } from './html/html-chunks';
import { jsonItems, jsonOutline } from './json/json-outline';
import { readHtml } from './html/read-html';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Each reads bytes or markup before anybody knows what they are. */
const readers: Record<string, Reader> = {
  'a character set': (text) => [
    decodeText(Buffer.from(text)),
    decodeText(Buffer.from(`${text}é`, 'latin1')),
    decodeText(utf16(text)),
  ],
  'the outline of JSON': (text) => jsonOutline(Buffer.from(`{"a": ["${text}`)),
  'the items of JSON': (text) => [...jsonItems(Buffer.from(`{"a": [${text}`), 'a')],
  'elements of an export': (text) =>
    readHtmlPieces(`<div class="recipe"><b id="name">${text}</b><i class="${text}">${text}`),
  'a saved page': (text) => readHtml(`<h1>Pie</h1>${text}`),
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);

test('the time of reading elements within each other grows in proportion to the text', () => {
  const ofLength = (length: number) =>
    `<div class="recipe">${'<b id="a">egg '.repeat(length / 14)}`;
  expect(slowTexts(readHtmlPieces, [{ name: 'nested', ofLength }])).toEqual([]);
});
