import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { voteId } from '@saltbush/domain/plan/rows/vote-rows';
import { answer } from '../../../testing/fake-api';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { dan, harpers, harpersId } from '../../../testing/households';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const leo = idOf(90);
const soup = cardOf(1, 'Pumpkin Soup');
const curry = cardOf(2, 'Green Curry');
const dish = { id: idOf(50), recipeId: soup._id, meal: 'dinner', quantity: 0.75 };
const vote = (eaterId: string, said: 'yes' | 'no') =>
  confirmedRow('votes', voteId({ mealId: dish.id, recipeId: soup._id, eaterId }), {
    week,
    answer: said,
  });
const candidate = ({ _id, title }: typeof soup) => ({
  _id,
  title,
  course: 'dinner' as const,
  minutes: 30,
  hasUnknownLine: false,
  isFavourite: false,
  plannedOn: [],
  isSharedByPlanning: false,
});

/** Dan, Priya and Leo, who has no account; Dan wants no soup. */
async function open() {
  const plan = fakePlan(harpersId, {
    rows: [
      ...mealRows(addEntry(emptyMenu(week), dish, 'wednesday')),
      confirmedRow('eaters', leo, { name: 'Leo', portion: 0.5 }),
      vote(dan._id, 'no'),
    ],
    recipes: [soup, curry].map(plannedRecipe),
  });
  let links: { eaterId: string; expiresAt: string }[] = [];
  const link = { eaterId: leo, expiresAt: '2026-12-02T01:00:00.000Z' };
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}&household=${harpersId}`,
    path: '/menu-maker',
    user: priya,
    api: [
      answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
      answer(recipeListsRoutes.listOfHousehold, ({ query }) => pageOf([soup, curry], query)),
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup, curry], query)),
      answer(magicMenuRoutes.candidates, {
        candidates: [soup, curry].map(candidate),
        sources: [],
      }),
      answer(magicMenuRoutes.cards, { recipes: [curry] }),
      answer(votesRoutes.listLinks, () => ({ links })),
      answer(votesRoutes.makeLink, () => {
        links = [link];
        return { ...link, url: 'https://saltbush.test/vote/secret' };
      }),
      answer(votesRoutes.removeLink, () => {
        links = [];
        return undefined;
      }),
    ],
  });
  const sheet = async (name: string) => {
    await page.person.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'Pumpkin Soup' }));
  };
  return { ...page, plan, sheet };
}

it('members vote for themselves and for a child, and see what others said', async () => {
  const { person, plan, sheet } = await open();
  const dialog = await sheet('Votes on Pumpkin Soup: 1 no');
  expect(dialog.queryByRole('group', { name: 'Dan' })).toBeNull();
  const mine = within(dialog.getByRole('group', { name: 'You' }));
  await person.click(mine.getByRole('button', { name: 'Yes' }));
  const leos = within(dialog.getByRole('group', { name: 'Leo' }));
  await person.click(leos.getByRole('button', { name: 'Yes' }));
  expect(dialog.queryByRole('button', { name: 'Swap' })).toBeNull();
  expect(plan.operations.map(({ name, args }) => [name, args])).toEqual(
    [priya._id, leo].map((eaterId) => [
      'setVote',
      { mealId: dish.id, recipeId: soup._id, eaterId, week, answer: 'yes' },
    ]),
  );
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Votes on Pumpkin Soup: 2 yes, 1 no' });
});

it('a dinner that was voted down is swapped', async () => {
  const { person, plan, sheet } = await open();
  const dialog = await sheet('Votes on Pumpkin Soup: 1 no');
  await person.click(dialog.getByRole('button', { name: 'Swap' }));
  const others = await screen.findByRole('list', { name: 'Other dinners' });
  await person.click(await within(others).findByRole('button', { name: /Green Curry/ }));
  await screen.findByRole('button', { name: 'Vote on Green Curry' });
  const { wednesday } = menuOfRows(plan.rows(), week).days;
  expect(wednesday.map(({ recipeId }) => recipeId)).toEqual([curry._id]);
});

it('a person without an account is asked by a link, which can be turned off', async () => {
  const { person, sheet } = await open();
  const dialog = await sheet('Votes on Pumpkin Soup: 1 no');
  await person.click(await dialog.findByRole('button', { name: 'Ask Leo' }));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Leo’s link' });
  expect(field.value).toBe('https://saltbush.test/vote/secret');
  dialog.getByText(/Anyone with the link votes as Leo, until 2 December/);
  await person.click(await dialog.findByRole('button', { name: 'Turn off Leo’s link' }));
  await dialog.findByRole('button', { name: 'Ask Leo' });
  expect(dialog.queryByRole('textbox', { name: 'Leo’s link' })).toBeNull();
});
