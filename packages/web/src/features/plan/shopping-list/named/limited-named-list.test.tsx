import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { newId } from '../../../../api/new-id';
import { answer } from '../../../../testing/fake-api';
import { harpers, harpersId } from '../../../../testing/households';
import { fakePlan } from '../../../../testing/plan/fake-plan';
import { renderPage } from '../../../../testing/render';
import { stubLayout } from '../../../../testing/stub-layout';
import { NamedListPage } from './named-list-page';

stubLayout();

/** A list of the Harpers with an item, as the role sees it. */
async function open(role: 'member' | 'shopper' | 'viewer') {
  const own = fakePlan();
  const theirs = fakePlan(harpersId);
  const [listId, id] = [newId(), newId()];
  theirs.change('setNamedList', { id: listId, change: { name: 'Party', order: 'a0' } });
  theirs.change('addNamedItems', { listId, items: [{ id, text: 'hats', order: 'a0' }] });
  const { person } = await renderPage(NamedListPage, {
    at: `/shopping-list/${listId}?household=${harpersId}`,
    path: '/shopping-list/$id',
    api: [answer(householdsRoutes.list, { households: [harpers(role)], deleted: [] })],
  });
  await screen.findByText('hats');
  return { person, id, changes: own.changes };
}

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const changing = ['New list', 'More', 'hats, details'];

describe('a named list', () => {
  it('a named list of a shopper is ticked, and has nothing that would be refused', async () => {
    const { person, id, changes } = await open('shopper');
    await person.click(await screen.findByRole('checkbox', { name: 'hats' }));
    await waitFor(() => {
      expect(changes().at(-1)).toMatchObject({ name: 'tickNamedItems', args: { items: [id] } });
    });
    expect(buttons()).not.toEqual(expect.arrayContaining([expect.stringMatching(refused)]));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await screen.findByText('Everything is ticked.');
  });

  it('a tick of a shopper on a named list is taken back with Undo', async () => {
    const { person, id, changes } = await open('shopper');
    await person.click(await screen.findByRole('checkbox', { name: 'hats' }));
    await screen.findByText('hats ticked');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      const args = { items: [id], on: null };
      expect(changes().at(-1)).toMatchObject({ name: 'tickNamedItems', args });
    });
    expect(screen.getByRole('checkbox', { name: 'hats', checked: false })).toBeDefined();
  });

  it('a named list of a viewer is read', async () => {
    await open('viewer');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(buttons()).not.toEqual(expect.arrayContaining([expect.stringMatching(refused)]));
    await screen.findByText('You can look here. Others add and tick.');
  });

  it('a named list of a member has all that changes it', async () => {
    await open('member');
    await screen.findByRole('checkbox', { name: 'hats' });
    expect(buttons()).toEqual(expect.arrayContaining(changing));
  });
});

const refused = new RegExp(changing.join('|'));
