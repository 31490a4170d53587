import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { chooseViewMode } from '../../../testing/choose-view-mode';
import { answer } from '../../../testing/fake-api';
import { fakePlan } from '../../../testing/plan/fake-plan';
import { harpers, harpersId } from '../../../testing/households';
import { renderPage } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { ShoppingListPage } from './shopping-list-page';

stubLayout();

/** One's own list has carrots, that of the Harpers sausages. */
function twoLists() {
  const own = fakePlan();
  const theirs = fakePlan(harpersId);
  own.addItem('carrots');
  theirs.addItem('sausages');
  return { own, theirs };
}

const open = (at: string, role: Parameters<typeof harpers>[0] = 'member') =>
  renderPage(ShoppingListPage, {
    at,
    path: '/shopping-list',
    api: [answer(householdsRoutes.list, { households: [harpers(role)], deleted: [] })],
  });

describe('the shopping list', () => {
  it('the shopping list is that of the household, and ticks and changes go there', async () => {
    const { own, theirs } = twoLists();
    const { person } = await open(`/shopping-list?household=${harpersId}`);
    await person.click(await screen.findByRole('checkbox', { name: /sausages/i }));
    await waitFor(() => expect(theirs.changes().map(({ name }) => name)).toEqual(['tick']));
    await chooseViewMode(person, 'The Harpers', 'My list');
    await screen.findByRole('checkbox', { name: /carrots/i });
    expect(screen.queryByRole('checkbox', { name: /sausages/i })).toBeNull();
    expect(own.changes()).toHaveLength(1);
  });

  it('the shopping list of another view has no undo of this one', async () => {
    twoLists();
    const { person } = await open(`/shopping-list?household=${harpersId}`);
    await person.click(await screen.findByRole('checkbox', { name: /sausages/i }));
    await chooseViewMode(person, 'The Harpers', 'My list');
    await screen.findByRole('checkbox', { name: /carrots/i });
    await person.keyboard('{Control>}z{/Control}');
    await chooseViewMode(person, 'My list', 'The Harpers');
    await waitFor(() => expect(screen.getByText(/^1 of 1/)).toBeDefined());
  });

  it('a tick of someone who may only tick is taken back with Undo, by an untick', async () => {
    const { theirs } = twoLists();
    const { person } = await open(`/shopping-list?household=${harpersId}`, 'shopper');
    await person.click(await screen.findByRole('checkbox', { name: /sausages/i }));
    await screen.findByText(/^sausages in the trolley$/i);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(theirs.changes().map(({ name }) => name)).toEqual(['tick', 'untick']);
    });
    expect(screen.getByRole('checkbox', { name: /sausages/i, checked: false })).toBeDefined();
  });
});
