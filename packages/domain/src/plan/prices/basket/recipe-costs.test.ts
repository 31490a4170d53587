import { expect, test } from 'vitest';
import { allLines, listOf, recipe } from '../../../../testing/list-weeks';
import { itemAt } from './basket';
import { recipeCosts } from './recipe-costs';

test('a recipe costs what it uses of a pack, and its share of what others use too', () => {
  const recipes = [recipe('Bolognese', '300 g beef mince'), recipe('Burgers', '600 g beef mince')];
  const [mince] = allLines(listOf({ recipes }));
  const price = { cents: 1000, observedAt: '2026-11-25T00:00:00Z', source: 'feed' } as const;
  const pack = { amount: 500, unit: 'g', count: 1 } as const;
  const line = {
    ...mince!,
    products: [{ id: 'm', retailer: 'coles', name: 'Mince', pack, price }],
  };
  const item = itemAt(line, 'coles')!;
  expect(item.cents).toBe(2000);
  // 900 g of the two packs are used.
  expect(recipeCosts([line], [item])).toMatchObject([
    { title: 'Burgers', cents: 1200, lines: 1, priced: 1 },
    { title: 'Bolognese', cents: 600 },
  ]);
  expect(recipeCosts([line], [])).toMatchObject([{ cents: 0, priced: 0 }, { cents: 0 }]);
});
