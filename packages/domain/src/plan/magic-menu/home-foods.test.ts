import { describe, expect, test } from 'vitest';
import type { HomeItem } from '../home-items/home-items';
import { isFitting } from './hard-rules';
import { homeSentence, portionsSentence, withHome } from './home-foods';
import { planAround } from './magic-menu';
import type { Candidate, MenuRequest } from './menu-request';
import { candidatesFor } from './week/condensed-recipe';
import { plainDish } from '../../../testing/magic-menu/plain-dish';

const today = '2026-11-23';
const at = (name: string, foodKey: string, more: Partial<HomeItem> = {}): HomeItem => ({
  id: name,
  name,
  place: 'fridge',
  since: today,
  foodKey,
  ...more,
});
const soup = { _id: 'soup', foods: ['leek', 'brown-onion'] };

describe('what of a recipe is at home', () => {
  test('foods at home are named, those to use up first before others', () => {
    const items = [
      at('Onions', 'onion'),
      at('Leeks', 'leek', { until: today }),
      at('Limes', 'lime'),
    ];
    const covers = (key: string) => (key === 'onion' ? ['onion', 'brown-onion'] : [key]);
    expect(withHome([soup], items, { today, covers })[0]!.atHome).toEqual([
      { name: 'Leeks', isFirst: true },
      { name: 'Onions', isFirst: false },
    ]);
  });

  test('portions belong to their recipe alone', () => {
    const portions = at('Soup', 'soup', { place: 'freezer', recipeId: 'soup', quantity: 1 });
    const [own, other] = withHome([soup, { ...soup, _id: 'curry' }], [portions], {
      today,
      peopleOf: () => 4,
    });
    expect(own!.portions).toEqual({ place: 'freezer', people: 4 });
    expect(other).toEqual({ ...soup, _id: 'curry' });
  });
});

test('a sentence names one or two foods at home, and is not too long', () => {
  const food = (name: string) => ({ name, isFirst: false });
  expect(homeSentence([food('Leeks'), food('Cream'), food('Ham')])).toBe(
    'Uses your leeks and cream.',
  );
  expect(homeSentence([food('BBQ sauce')])).toBe('Uses your BBQ sauce.');
  expect(homeSentence([food('x'.repeat(46))])).toBeUndefined();
  expect(homeSentence([])).toBeUndefined();
  expect(portionsSentence({ place: 'freezer', people: 1 })).toBe('1 portion in the freezer.');
});

describe('Magic Menu', () => {
  const dish = (id: string, more: Partial<Candidate> = {}): Candidate =>
    plainDish(id, { minutes: undefined, isMeatless: false, ...more });
  const slot = { id: `${today}.dinner`, date: today, meal: 'dinner', eaterIds: [] };
  const others = Array.from({ length: 8 }, (_, at) => dish(`other-${at}`));
  const request = (...candidates: Candidate[]): MenuRequest => ({
    slots: [slot],
    candidates: [...others, ...candidates],
    settings: { repeatAfterDays: 7, leanings: [] },
    seed: 1,
  });
  const pickOf = (asked: MenuRequest) => planAround(asked, new Map()).menu.picks[0]!;

  test('a dish that uses what is at home comes first, and says so', () => {
    const atHome = [{ name: 'Leeks', isFirst: true }];
    expect(pickOf(request(dish('soup', { atHome })))).toMatchObject({
      recipeId: 'soup',
      reason: 'Uses your leeks.',
    });
  });

  test('a dish whose portions are put away is offered, also for an evening that is too short to cook it', () => {
    const portions = { place: 'freezer', people: 4 } as const;
    const short = { ...slot, maxMinutes: 15 };
    const stew = { _id: 'stew', title: 'Stew', course: 'dinner', minutes: 180 } as const;
    const known = {
      ...stew,
      isFavourite: false,
      plannedOn: [],
      contains: [],
      hasUnknownLine: false,
    };
    const who = { eaters: [], votes: new Map() };
    const [cooked] = candidatesFor([known], who);
    const [stored] = candidatesFor([{ ...known, portions }], who);
    expect(isFitting(cooked!, short, { repeatAfterDays: 7 })).toBe(false);
    expect(pickOf({ ...request(stored!), slots: [short] })).toMatchObject({
      recipeId: 'stew',
      reason: '4 portions in the freezer.',
    });
  });

  test('portions that are not enough for all who eat are not offered', () => {
    const eater = { allergies: [], diets: [], dislikes: [] };
    const eaters = ['ann', 'ben', 'cat'].map((id) => ({ ...eater, id }));
    const recipe = { _id: 'stew', title: 'Stew', minutes: 180, isFavourite: false, plannedOn: [] };
    const portions = (people: number) => ({
      ...recipe,
      portions: { place: 'freezer', people } as const,
    });
    const [two, three] = candidatesFor([portions(2), portions(3)], { eaters, votes: new Map() });
    expect(two).toMatchObject({ minutes: 180 });
    expect(two!.portions).toBeUndefined();
    expect(three).toMatchObject({ minutes: 10, portions: { people: 3 } });
  });

  test('food at home is no rule: a dish that somebody loves is still chosen before it', () => {
    const loved = dish('loved', { rating: 5, isFavourite: true });
    const atHome = [{ name: 'Leeks', isFirst: false }];
    expect(pickOf(request(loved, dish('soup', { atHome }))).recipeId).toBe('loved');
  });
});
