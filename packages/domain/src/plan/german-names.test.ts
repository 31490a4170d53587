import { setNames } from '@saltbush/recipe-parser/names';
import { namesByLanguage } from '@saltbush/recipe-parser/names/all-languages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { suggestFoods } from '../book/inspiration/suggest-foods';
import { substitutesFor } from '../recipe/substitutions/substitutes';
import { sevenDaysFrom } from './days/day-range';
import { boughtItems } from './home-items/bought-items';
import { listHomeItems } from './home-items/home-items';
import { homeSentence } from './magic-menu/home-foods';
import type { Row } from './rows/rows';
import { listAsText } from './shopping-list/list/list-as-text';
import { itemsOfText } from './shopping-list/list/items-of-text';
import { needsOfItem } from './shopping-list/needs/list-needs';
import { shoppingListOfRows } from './shopping-list/shopping-list-of-rows';
import { taughtOf } from './shopping-list/taught/taught';
import { mondayOf } from './days/week';
import { noLeftovers } from './meal-plans/leftovers';
import { applyOperation } from './sync/apply-operation';
import type { NamedChange } from './sync/operations';

const today = '2026-11-30';

/** The rows of a household whose people read different languages. */
function openHousehold() {
  const rows = new Map<string, Row>();
  let count = 0;
  const run = ({ name, args }: NamedChange) => {
    count += 1;
    const operation = { id: `o${count}`, name, args, at: count, offset: 0, seen: count };
    const { changed } = applyOperation(rows, operation, { userId: 'ann', now: count });
    for (const row of changed) rows.set(`${row.kind}/${row.id}`, { ...row, version: count });
  };
  const list = () => {
    const texts = [...rows.values()].flatMap(({ kind, fields }) =>
      kind === 'items' ? [(fields as { text: string }).text] : [],
    );
    const itemNeeds = new Map(texts.map((text) => [text, needsOfItem(text)]));
    const view = { rows, itemNeeds, recipes: new Map(), foods: new Map() };
    return shoppingListOfRows(view, { days: sevenDaysFrom(today), today });
  };
  return { rows, run, list };
}

const inGerman = () => setNames(() => namesByLanguage['de']);
const inEnglish = () => setNames(() => undefined);

describe('Names for a reader of German', () => {
  beforeEach(inGerman);
  afterEach(inEnglish);

  test('one list is read in the language of each', () => {
    const { run, list } = openHousehold();
    const items = ['6 onions', '2 Zwiebeln', 'Omas Zaubertrank'];
    run({
      name: 'addItems',
      args: { items: items.map((text) => ({ id: text, text, order: text })) },
    });
    expect(listAsText(list())).toContain('Obst & Gemüse\n- 8 Zwiebeln');
    expect(listAsText(list())).toContain('- Omas Zaubertrank');
    inEnglish();
    expect(listAsText(list())).toContain('Fruit & Veg\n- 8 onions');
  });

  test('a list that was shared can be pasted, its aisles are no items', () => {
    expect(itemsOfText('Obst & Gemüse\n- 3 Zwiebeln').items).toEqual(['3 Zwiebeln']);
  });

  test('a bought food is at home under a name that each reads in their language', () => {
    const { rows, run, list } = openHousehold();
    run({
      name: 'addItems',
      args: { items: [{ id: '500 g carrots', text: '500 g carrots', order: 'a' }] },
    });
    run({ name: 'tick', args: { week: mondayOf(today), items: ['500 g carrots'], on: today } });
    const [bought] = boughtItems(list(), today);
    expect(bought).toMatchObject({ name: 'Carrots', foodKey: 'carrot' });
    run({ name: 'addHomeItems', args: { items: [{ id: 'h', ...bought! }] } });
    const named = () => listHomeItems(rows, noLeftovers).map(({ name }) => name);
    expect(named()).toEqual(['Karotten']);
    inEnglish();
    expect(named()).toEqual(['Carrots']);
  });

  test('a taught food is in words of the reader', () => {
    const { rows, run } = openHousehold();
    run({ name: 'changeFood', args: { key: 'red-onion', change: { sameAs: 'onion' } } });
    run({ name: 'changeFood', args: { key: 'milk', change: { aisle: 'Drinks' } } });
    expect(taughtOf(rows).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('rote Zwiebel')]),
    );
    expect(taughtOf(rows).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/Milch.*Getränke/)]),
    );
  });

  test.each([
    [{ name: 'buttermilk', amount: '2', unit: 'cup' }, '2 Tassen Milch and 2 EL Zitronensaft'],
    [{ name: 'dried yeast', amount: '2', unit: 'tsp' }, '15 g frische Hefe'],
  ])('the substitute for %o is %s', (line, text) => {
    expect(substitutesFor(line)[0]?.text).toBe(text);
  });

  test('ideas suggest foods by their German names', () => {
    expect(suggestFoods('Kart', 3)).toContain('Kartoffel');
    expect(suggestFoods('rote Zw', 3)[0]).toBe('rote Zwiebel');
    expect(suggestFoods('onion', 3)).not.toContain('onion');
  });

  test('a reason of Magic Menu names foods in German', () => {
    expect(homeSentence([{ name: 'Leeks', isFirst: true }])).toContain('Lauch');
  });
});
