/** What Magic Menu and the plan show of a round of votes before the week, while it lasts and after its hours. */
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { voteId } from '@saltbush/domain/plan/rows/vote-rows';
import { answer } from '../../../testing/fake-api';
import { pageOf } from '../../../testing/fake-recipes-api';
import { priya } from '../../../testing/people';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { mealRows } from '../../../testing/plan/meal-rows';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { useHasEnded } from '../dish-round';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const hourMs = 60 * 60 * 1000;
const cards = Array.from({ length: 9 }, (_, n) => cardOf(n, `Dish ${n}`));
const leo = idOf(90);
const roundRow = (n: number, until: number) =>
  confirmedRow('proposedDishes', idOf(50 + n), {
    week,
    start: week,
    recipeId: cards[n]!._id,
    place: n,
    until,
  });
const loved = confirmedRow(
  'votes',
  voteId({ mealId: idOf(50), recipeId: cards[0]!._id, eaterId: leo }),
  { week, answer: 'yes', isLoved: true },
);

/** Magic Menu of Priya, who has asked Leo and herself about two dishes. */
async function open(untilMs: number, votes = [loved]) {
  const plan = fakePlan(priya._id, {
    rows: [
      ...mealRows(emptyMenu(week)),
      confirmedRow('eaters', priya._id, { isMember: true, name: 'Priya', portion: 1 }),
      confirmedRow('eaters', leo, { name: 'Leo', portion: 0.5 }),
      ...[0, 1].map((n) => roundRow(n, Date.now() + untilMs)),
      ...votes,
    ],
    recipes: cards.map(plannedRecipe),
  });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    user: priya,
    api: [
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(cards, query)),
      answer(votesRoutes.listLinks, { links: [] }),
      answer(magicMenuRoutes.cards, { recipes: cards }),
      answer(magicMenuRoutes.candidates, {
        candidates: cards.map(({ _id, title }) => ({
          _id,
          title,
          course: 'dinner' as const,
          minutes: 30,
          isFavourite: false,
          plannedOn: [],
          isSharedByPlanning: false,
        })),
        sources: [],
      }),
    ],
  });
  const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Magic Menu' });
  await waitFor(() => expect(button?.disabled).toBe(false));
  await page.person.click(button!);
  // Its code is loaded by the first test.
  const opened = await screen.findByRole('dialog', { name: 'Magic Menu' }, { timeout: 45_000 });
  return { ...page, plan, dialog: within(opened) };
}

it('the person who asked sees until when members are asked, and can stop asking and take that back', async () => {
  const { person, plan, dialog } = await open(2 * hourMs);
  await dialog.findByRole('heading', { name: '0 of 2 answered' });
  dialog.getByText(/^Members see 2 dishes on their plan until 2:\d\d pm\./);
  await person.click(dialog.getByRole('button', { name: 'Stop asking' }));
  await dialog.findByRole('button', { name: 'Ask the family' });
  const ended = { name: 'endProposedDishes', args: { ids: [idOf(50), idOf(51)] } };
  expect(plan.operations.at(-1)).toMatchObject(ended);
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  await person.click(messages.getByRole('button', { name: 'Undo' }));
  await dialog.findByRole('heading', { name: '0 of 2 answered' });
});

it('a round is over by itself after its hours, and the week is chosen by the answers that came', async () => {
  const { dialog } = await open(-hourMs);
  await dialog.findByText('Leo loves it.');
  expect(dialog.queryByText(/answered$/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Ask the family' })).toBeNull();
});

it('a round that nobody answered is as none after its hours, and the household can be asked again', async () => {
  const { person, plan, dialog } = await open(-hourMs, []);
  await person.click(await dialog.findByRole('button', { name: 'Ask the family' }));
  await dialog.findByRole('heading', { name: '0 of 2 answered' });
  const args = { ended: [idOf(50), idOf(51)] };
  expect(plan.operations.at(-1)).toMatchObject({ name: 'proposeDishes', args });
});

it('a round ends while the page is open', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const until = Date.now() + hourMs;
  const { result } = renderHook(() => useHasEnded(until));
  act(() => void vi.advanceTimersByTime(hourMs - 1));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
