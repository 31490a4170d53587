/** Pages that a browser saved as one file, and mails. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content';
import type { FileContent } from '../content';

const html = `<html><head><meta charset="utf-8"><title>Crêpes</title></head><body><script type="application/ld+json">${JSON.stringify(
  {
    '@type': 'Recipe',
    name: 'Crêpes',
    recipeIngredient: ['200 g flour', '3 eggs', '½ cup milk'],
    recipeInstructions: ['Mix it.', 'Fry it.'],
  },
)}</script></body></html>`;
const bytes = Buffer.from(html);
const base64 = bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const quoted = [...bytes]
  .map((byte) =>
    byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  )
  .join('')
  .replace(/((?:=[0-9A-F]{2}|[^=]){70})/g, '$1=\r\n');
const image = [
  'Content-Type: image/jpeg',
  'Content-Transfer-Encoding: base64',
  'Content-Location: https://pans.example/a.jpg',
  '',
  '/9j/4AAQ',
];

const archive = (type: string, encoding: string, body: string, ...head: string[]) =>
  [
    'From: <Saved by Blink>',
    'Subject: =?utf-8?Q?Cr=C3=AApes?=',
    'MIME-Version: 1.0',
    ...head,
    'Content-Type: multipart/related;',
    '\ttype="text/html";',
    '\tboundary="----MultipartBoundary--x?y----"',
    '',
    '',
    '------MultipartBoundary--x?y----',
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    'Content-Location: https://pans.example/crepes',
    '',
    body,
    '------MultipartBoundary--x?y----',
    ...image,
    '------MultipartBoundary--x?y------',
    '',
  ].join('\r\n');

const contentOf = (text: string): FileContent => ({
  packedBytes: text.length,
  bytes: Buffer.byteLength(text),
  chunks: async function* () {
    yield await Promise.resolve(Buffer.from(text));
  },
});
const read = async (text: string, name: string) => {
  const reading = await readContent(contentOf(text), name, () => undefined);
  if ('problem' in reading) return reading.problem;
  return [...reading.recipes].map(({ format, read: readOne }) => ({ format, ...readOne() }));
};

describe('a saved page', () => {
  it.each([
    ['quoted-printable', archive('text/html', 'quoted-printable', quoted)],
    ['base64', archive('text/html; charset="utf-8"', 'base64', base64)],
    ['8bit', archive('text/html; charset=utf-8', '8bit', html)],
    [
      'its address in the head',
      archive(
        'text/html',
        'quoted-printable',
        quoted,
        'Snapshot-Content-Location: https://pans.example/crepes',
      ),
    ],
    [
      'line ends of Unix',
      archive('text/html', 'quoted-printable', quoted).replaceAll('\r\n', '\n'),
    ],
  ])('a saved page in one file with %s is read as the page', async (_how, text) => {
    expect(await read(text, 'crepes.mht')).toMatchObject([
      {
        format: 'Web page',
        draft: {
          title: 'Crêpes',
          ingredientLines: ['200 g flour', '3 eggs', '½ cup milk'],
          sourceAttribution: { siteUrl: 'https://pans.example/crepes' },
        },
      },
    ]);
  });

  it('a file without a page inside says so', async () => {
    const text = archive('image/png', 'base64', 'iVBORw0KGgo=');
    expect(await read(text, 'crepes.mht')).toMatch(/no page/);
  });

  it('a text that begins with facts is no saved page', async () => {
    const text = 'Title: Toast\nServes: 2\n\nIngredients\n2 slices bread\n\nMethod\nToast it.';
    expect(await read(text, 'toast.txt')).toMatchObject([
      { format: 'Text', draft: { title: 'Toast' } },
    ]);
  });
});
