import { expect, it } from 'vitest';
import { isAdvert } from './adverts';

it.each([
  'Prevent your screen from going dark',
  'Keep screen on',
  'Cook Mode',
  'Cook Mode Prevent your screen from going dark',
  'Add to cart',
  'ADD ALL INGREDIENTS TO SHOPPING LIST +',
  '▶ Print recipe',
  'Cook smarter with our assistant. Download now.',
  'Get the app for more recipes',
  'Did you make this recipe? Tag @pie.example on Instagram!',
  'Sign up for our newsletter and never miss a pie.',
  'Advertisement',
  'In den Warenkorb',
  'Publicité',
  'Article continues below advertisement',
  'Weiterlesen nach der Anzeige',
  'La suite après cette publicité',
  'Sigue leyendo después de la publicidad',
  'L’articolo continua dopo la pubblicità',
  'Artikel gaat verder onder de advertentie',
  'Artikkelen fortsetter under annonsen',
  'Juttu jatkuu mainoksen jälkeen',
  'Ciąg dalszy pod reklamą',
  'Článek pokračuje pod reklamou',
  'Inzerce',
  'Продолжение после рекламы',
])('the line "%s" is dropped as an advert', (line) => {
  expect(isAdvert(line)).toBe(true);
});

it.each([
  'Print out the template and cut the dough along it.',
  'Add to the list of sauces you can make blind.',
  'Keep the screen door shut while the cheese dries.',
  'Share the dough between four bowls.',
  'Save the recipe’s leftover syrup for drinks.',
  '2 tbsp milk, add to cart if needed',
  'Follow the packet instructions.',
  'Cook until golden.',
  'Rate of rising depends on the warmth of the room.',
])('the line "%s" stays, and is no advert', (line) => {
  expect(isAdvert(line)).toBe(false);
});

it('a long text is no advert, whatever it asks for', () => {
  expect(isAdvert(`Stir. ${'And stir again. '.repeat(10)}Leave a comment.`)).toBe(false);
});
