import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { votesRoutes, type OpenVote } from '@saltbush/contract/plan/votes';
import { answer, type Answer } from '../../../../testing/fake-api';
import { idOf } from '../../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../../testing/render';
import { VotePage } from './vote-page';

const laksa: OpenVote['meals'][number] = {
  _id: idOf(1),
  recipeId: idOf(11),
  date: '2026-11-18',
  recipe: { title: 'Laksa', totalMinutes: 30 },
};
const soup = { ...laksa, _id: idOf(2), date: '2026-11-19', recipe: { title: 'Pumpkin Soup' } };
const vote: OpenVote = {
  name: 'Mia',
  expiresAt: '2026-12-01T02:00:00.000Z',
  meals: [laksa, { ...soup, answer: 'no' }],
};

const open = (...api: Answer[]) =>
  renderPage(VotePage, { at: '/vote/secret', path: '/vote/$token', user: null, api });
const dinner = async (name: string) => within(await screen.findByRole('group', { name }));
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

test('a person without an account says yes or no by a link, and changes it', async () => {
  const { person, api } = await open(
    answer(votesRoutes.open, vote),
    answer(votesRoutes.vote, undefined),
  );
  await screen.findByRole('heading', { level: 1, name: 'What do you say, Mia?' });
  screen.getByText('Yes or no to each dinner. You can change it until 1 December.');
  screen.getByText('30 min');
  const first = await dinner('Laksa, Wed 18');
  await person.click(first.getByRole('button', { name: 'Yes' }));
  expect(isPressed(first.getByRole('button', { name: 'Yes' }))).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Thanks! That’s all.');
  await person.click(first.getByRole('button', { name: 'No' }));
  expect(isPressed(first.getByRole('button', { name: 'Yes' }))).toBe(false);
  const second = await dinner('Pumpkin Soup, Thu 19');
  expect(isPressed(second.getByRole('button', { name: 'No' }))).toBe(true);
  await person.click(second.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('status').textContent).toBe('Thanks! 1 to go.');
  const sent = api.requestsTo(votesRoutes.vote).map(({ params, body }) => ({ ...params, ...body }));
  expect(sent).toEqual([
    { token: 'secret', mealId: laksa._id, recipeId: laksa.recipeId, answer: 'yes' },
    { token: 'secret', mealId: laksa._id, recipeId: laksa.recipeId, answer: 'no' },
    { token: 'secret', mealId: soup._id, recipeId: soup.recipeId, answer: null },
  ]);
});

test('a vote that can’t be stored is taken back, and said so', async () => {
  const { person } = await open(
    answer(votesRoutes.open, vote),
    answer(votesRoutes.vote, new AppError('CONFLICT')),
  );
  const first = await dinner('Laksa, Wed 18');
  await person.click(first.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Changed elsewhere');
  expect(isPressed(first.getByRole('button', { name: 'Yes' }))).toBe(false);
});

test('a link to vote that has ended says so', async () => {
  await open(answer(votesRoutes.open, new AppError('NOT_FOUND')));
  await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work any more' });
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});

test('a link to vote without a planned dinner says to look again', async () => {
  await open(answer(votesRoutes.open, { ...vote, meals: [] }));
  await screen.findByRole('heading', { level: 1, name: 'Hi Mia' });
  screen.getByText(/No dinners are planned yet/);
});
