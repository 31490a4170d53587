import { expect, it } from 'vitest';
import { isWish } from './wishes';

it.each([
  'Enjoy!',
  'Enjoy your meal!',
  'Bon appétit, les amis !',
  'Poftă bună și spor la gătit!',
  'Смачного!',
  'Afiyet olsun 🙂',
  'いただきます！',
  'Dobrou chuť!',
  'Velbekomme!',
  'Guten Appetit 😋',
  '¡Buen provecho!',
  'Buon appetito a tutti!',
  'Eet smakelijk!',
  'Smacznego!',
  'Afiyet olsun :)',
  '맛있게 드세요!',
  'Chúc bạn ngon miệng!',
])('the line "%s" is a wish', (line) => {
  expect(isWish(line)).toBe(true);
});

it.each([
  'Enjoy with rice.',
  'Enjoy warm or cold.',
  'Enjoy with a spoon of cream and toasted almonds.',
  'Enjoy 2 of them at once.',
  'Serve.',
  'Bake until golden.',
  'Smaklig sås till fisk, vispas ihop.',
])('the line "%s" is no wish', (line) => {
  expect(isWish(line)).toBe(false);
});
