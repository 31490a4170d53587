import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { within } from '@testing-library/react';
import type { HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import {
  confirmedRow,
  fakePlan,
  plannedRecipe,
  type FakePlan,
} from '../../../../testing/plan/fake-plan-rows';
import { priya } from '../../../../testing/people';
import { cardOf, idOf } from '../../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../../testing/render';
import { stubLayout } from '../../../../testing/stub-layout';
import { HomePanel } from './home-panel';

stubLayout();
// The food table takes a while to load for the first time.
beforeAll(() => import('./home-reader'));

const since = '2026-11-16';
const roast = cardOf(1, 'Lamb Roast');
const mince = {
  name: 'Beef mince',
  place: 'fridge',
  since: '2026-11-02',
  aisle: 'Meat & Seafood',
} as const;
const frozen: HomeItemRow = {
  name: 'Lamb Roast',
  place: 'freezer',
  since,
  recipeId: roast._id,
  quantity: 1,
};
const milk: HomeItemRow = {
  name: 'Milk',
  place: 'fridge',
  since,
  aisle: 'Dairy, Eggs & Fridge',
  foodKey: 'milk',
};

let plan: FakePlan;
const open = async (
  bought: readonly HomeItemRow[] = [],
  items: readonly HomeItemRow[] = [mince, frozen, milk],
) => {
  plan = fakePlan(priya._id, {
    rows: items.map((item, at) => confirmedRow('homeItems', idOf(60 + at), item)),
    recipes: [plannedRecipe(roast)],
  });
  const page = await renderPage(() => (
    <HomePanel scope={{ userId: priya._id, householdId: undefined }} bought={bought} />
  ));
  await screen.findByLabelText('What have you got?');
  return page;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const names = () =>
  [...plan.rows().values()]
    .filter(({ kind, isDeleted }) => kind === 'homeItems' && !isDeleted)
    .map(({ fields }) => (fields as HomeItemRow).name);

beforeEach(() => void vi.unstubAllGlobals());

test('things at home are listed by place, portions with how many and until when', async () => {
  await open();
  region('Fridge').getByRole('button', { name: 'Milk' });
  region('Freezer').getByRole('button', { name: 'Lamb Roast 4 portions, until 14 February' });
  expect(screen.queryByRole('region', { name: 'Cupboard' })).toBeNull();
});

test('foods that are typed are noted where they are kept, and an undo takes them back', async () => {
  const { person } = await open();
  await person.type(
    screen.getByLabelText('What have you got?'),
    '6 eggs, peas in the freezer{Enter}',
  );
  await screen.findByText('2 things noted at home');
  region('Fridge').getByRole('button', { name: 'eggs' });
  region('Freezer').getByRole('button', { name: 'peas' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Beef mince', 'Lamb Roast', 'Milk']);
});

test('a shop is put away by one press, without what is noted already', async () => {
  const carrots: HomeItemRow = { name: 'Carrots', place: 'fridge', since, foodKey: 'carrot' };
  const { person } = await open([milk, carrots]);
  await person.click(screen.getByRole('button', { name: 'Put away 1 thing from the trolley' }));
  region('Fridge').getByRole('button', { name: 'Carrots' });
  expect(screen.queryByRole('button', { name: /^Put away/ })).toBeNull();
});

test('food that lies too long is asked about once', async () => {
  const { person } = await open();
  region('Still there?').getByText('Fridge, 2 weeks');
  await person.click(screen.getByRole('button', { name: 'Still there: Beef mince' }));
  expect(screen.queryByRole('region', { name: 'Still there?' })).toBeNull();
  region('Fridge').getByRole('button', { name: 'Beef mince' });
});

test('food that is gone is crossed off, with an undo', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Gone: Beef mince' }));
  expect(names()).toEqual(['Lamb Roast', 'Milk']);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Used up: Beef mince' });
});

test('a thing at home is moved to another place, and keeps until the day that somebody sets', async () => {
  const { person } = await open();
  await person.click(region('Fridge').getByRole('button', { name: 'Milk' }));
  await person.click(screen.getByRole('button', { name: 'Freezer' }));
  await person.click(await region('Freezer').findByRole('button', { name: 'Milk' }));
  await person.type(screen.getByLabelText('Keeps until'), '2026-11-20');
  region('Freezer').getByRole('button', { name: 'Milk until 20 November' });
});

test('portions are planned as a meal that is not cooked, and an undo gives them back', async () => {
  const { person } = await open();
  await person.click(region('Freezer').getByRole('button', { name: /^Lamb Roast/ }));
  await person.click(screen.getByRole('button', { name: 'Plan for Thu 19' }));
  await screen.findByText('Lamb Roast planned for Thu 19');
  const meal = [...plan.rows().values()].find(({ kind }) => kind === 'meals');
  expect(meal?.fields).toMatchObject({
    date: '2026-11-19',
    recipeId: roast._id,
    leftoverOf: idOf(61),
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await region('Freezer').findByRole('button', { name: /4 portions/ });
});

test('food is noted by voice where the browser understands speech', async () => {
  const heard: { onresult?: (event: unknown) => void } = {};
  class Recogniser {
    onend = () => undefined;
    set onresult(listener: (event: unknown) => void) {
      heard.onresult = listener;
    }
    start = () => heard.onresult?.({ results: [[{ transcript: 'butter and honey' }]] });
  }
  vi.stubGlobal('SpeechRecognition', Recogniser);
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Add by voice' }));
  await screen.findByText('2 things noted at home');
  region('Cupboard').getByRole('button', { name: 'honey' });
});

test('a home without anything says what noting is for', async () => {
  await open([], []);
  screen.getByText(/The list asks before you buy it again/);
});
