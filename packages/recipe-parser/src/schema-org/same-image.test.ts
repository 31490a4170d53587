import { expect, it, test } from 'vitest';
import { dividedImages, imageName } from './same-image';

it.each([
  ['https://a.example/plum-pie.jpg', 'plum-pie'],
  ['https://a.example/plum-pie-225x225.jpg', 'plum-pie'],
  ['https://a.example/16x9/plum-pie.jpg', 'plum-pie'],
  ['/uploads/Plum-Pie-scaled.jpeg?w=900#top', 'plum-pie'],
  ['https://a.example/plum-pie_landscape@2x.webp', 'plum-pie'],
  ['https://a.example/img_1234.jpg', 'img_1234'],
  ['https://a.example/4711/1x1.jpg', '4711'],
  ['https://a.example/4711/large.jpg', '4711'],
  ['', ''],
])('the picture at "%s" is named "%s"', (address, name) => {
  expect(imageName(address)).toBe(name);
});

test('sizes and crops are one picture, and other names are others, each once', () => {
  expect(
    dividedImages(['/pie.jpg', '/pie-1x1.jpg', '/slice.jpg', '/4x3/pie.jpg', '/slice-300x200.jpg']),
  ).toEqual({ same: ['/pie-1x1.jpg', '/4x3/pie.jpg'], others: ['/slice.jpg'] });
});

test('no address is no picture', () => {
  expect(dividedImages([])).toEqual({ same: [], others: [] });
});
