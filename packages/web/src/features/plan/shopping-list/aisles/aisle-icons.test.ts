/**
 * Generates `aisle-icons.svg`, one symbol per aisle, from Fluent Emoji (flat). The file is
 * committed so that builds don't need the 3,000 others; `npx vitest run aisle-icons -u` regenerates
 * it.
 */
import { icons } from '@iconify-json/fluent-emoji-flat';
import { expect, it } from 'vitest';
import { aisles } from '@saltbush/recipe-parser/foods';
import { aisleIconId, doneIconId } from './aisle-icon';

const emoji: Record<string, string> = {
  [aisleIconId('Fruit & Veg')]: 'broccoli',
  [aisleIconId('Meat & Seafood')]: 'cut-of-meat',
  [aisleIconId('Deli')]: 'sandwich',
  [aisleIconId('Bakery')]: 'bread',
  [aisleIconId('Dairy, Eggs & Fridge')]: 'cheese-wedge',
  [aisleIconId('Pantry')]: 'canned-food',
  [aisleIconId('International')]: 'steaming-bowl',
  [aisleIconId('Baking')]: 'cupcake',
  [aisleIconId('Herbs & Spices')]: 'herb',
  [aisleIconId('Snacks & Confectionery')]: 'chocolate-bar',
  [aisleIconId('Freezer')]: 'ice-cream',
  [aisleIconId('Drinks')]: 'cup-with-straw',
  [aisleIconId('Liquor')]: 'wine-glass',
  [aisleIconId('Household & Personal Care')]: 'lotion-bottle',
  [aisleIconId('Pet')]: 'paw-prints',
  [aisleIconId('Baby')]: 'baby-bottle',
  [doneIconId]: 'shopping-cart',
};

it('every aisle has a picture, drawn from the emoji', async () => {
  expect(Object.keys(emoji)).toEqual([...aisles.map(aisleIconId), doneIconId]);
  const symbols = Object.entries(emoji).map(
    ([id, name]) => `<symbol id="${id}" viewBox="0 0 32 32">${icons.icons[name]?.body}</symbol>`,
  );
  const credit = '<!-- Fluent Emoji, MIT License, © Microsoft Corporation -->';
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${credit}\n${symbols.join('\n')}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot('./aisle-icons.svg');
});
