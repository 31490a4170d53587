import { expect, it } from 'vitest';
import { authorFrom, imageFrom } from './people-and-images';

const people: Record<string, unknown> = { '#mia': { '@id': '#mia', name: 'Mia Kerr' } };
const resolve = (value: unknown) =>
  people[(value as { '@id'?: string } | null)?.['@id'] ?? ''] ?? value;

it.each<[unknown, string | undefined]>([
  ['Mia', 'Mia'],
  [{ '@type': 'Person', name: 'Mia' }, 'Mia'],
  [{ '@id': '#mia' }, 'Mia Kerr'],
  [['Mia', { name: 'Tom' }, 'Mia'], 'Mia, Tom'],
  [{ name: ['Mia', 'Tom'] }, 'Mia, Tom'],
  ['By Mia Kerr', 'Mia Kerr'],
  ['Mia Kerr\nMore recipes of this cook »', 'Mia Kerr'],
  ['https://example.org/mia', undefined],
  ['admin', undefined],
  ['', undefined],
  [{}, undefined],
  [null, undefined],
  [['a', 'b', 'c', 'd'], 'a, b, c'],
])('the author of the data %j is %s', (value, author) => {
  expect(authorFrom(value, resolve)).toBe(author);
});

it.each<[unknown, string | undefined]>([
  ['https://a.example/1.jpg', 'https://a.example/1.jpg'],
  [{ url: 'https://a.example/1.jpg' }, 'https://a.example/1.jpg'],
  [{ contentUrl: '/1.jpg' }, '/1.jpg'],
  [
    [
      'https://a.example/1-225x225.jpg',
      'https://a.example/1.jpg',
      'https://a.example/1-480x270.jpg',
    ],
    'https://a.example/1.jpg',
  ],
  [
    [
      { url: '/small.jpg', width: 200 },
      { url: '/large.jpg', width: '1200px' },
    ],
    '/large.jpg',
  ],
  [['pie.webp'], 'pie.webp'],
  ['data:image/png;base64,AA', undefined],
  ['#primaryimage', undefined],
  ['a picture', undefined],
  [{}, undefined],
  [undefined, undefined],
])('the picture of the data %j is %s', (value, picture) => {
  expect(imageFrom(value, (same) => same)).toBe(picture);
});
