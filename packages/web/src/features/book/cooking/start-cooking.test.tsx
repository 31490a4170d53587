import { cleanup } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startCooking, goToScreen } from '@saltbush/domain/book/cooking/cooking';
import { startSession } from '../../../api/session';
import { priya, token } from '../../../testing/people';
import { laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { storeCooking } from './state/stored-cookings';
import { StartCooking } from './start-cooking';

beforeEach(() => startSession(token, priya));

const open = (serves = laksa.serves, recipe = laksa) =>
  renderPage(() => <StartCooking recipe={recipe} serves={serves} />, { at: '/recipes/1' });
const link = (name: string) => screen.findByRole('link', { name });
const begun = () => startCooking(laksa, { id: 'a', serves: 2, now: Date.now() });

test('the link to cooking mode leads there for as many as the recipe is read for', async () => {
  await open();
  const address = `/recipes/${laksa._id}/cook`;
  expect((await link('Start cooking')).getAttribute('href')).toBe(address);
  cleanup();
  await open(6);
  expect((await link('Start cooking')).getAttribute('href')).toBe(`${address}?serves=6`);
});

test('the link to cooking mode says that there is a cooking to go on with, once something was done', async () => {
  storeCooking(begun());
  await open();
  await link('Start cooking');
  cleanup();
  storeCooking(goToScreen(begun(), laksa, 1, Date.now()));
  await open();
  await link('Keep cooking');
});

test('the link to cooking mode drops a cooking of long ago', async () => {
  storeCooking(goToScreen(begun(), laksa, 1, Date.now() - 49 * 60 * 60 * 1_000));
  await open();
  await link('Start cooking');
});

test('the link to cooking mode is not there without steps', async () => {
  await open(2, { ...laksa, instructions: [] });
  expect(screen.queryByRole('link')).toBeNull();
});
