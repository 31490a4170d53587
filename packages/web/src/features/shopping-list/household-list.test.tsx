import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListRoutes } from '@saltbush/contract/shopping-list';
import { writeText } from '../../api/local-store';
import { viewModeKey } from '../../api/view-mode';
import { chooseViewMode } from '../../testing/choose-view-mode';
import { answer } from '../../testing/fake-api';
import { fakeHouseholdPlansApi, listWith, planWeek } from '../../testing/fake-household-plans-api';
import { harpersId } from '../../testing/households';
import { priya } from '../../testing/people';
import { renderPage } from '../../testing/render';
import { stubLayout } from '../../testing/stub-layout';
import { ShoppingListPage } from './shopping-list-page';

stubLayout();

describe('the shopping list', () => {
  it('is that of the household; ticks and changes go there', async () => {
    const { answers } = fakeHouseholdPlansApi();
    const { tick, keepStaple } = shoppingListRoutes;
    const { person, api } = await renderPage(ShoppingListPage, {
      at: `/shopping-list?household=${harpersId}`,
      api: [...answers, answer(tick, undefined), answer(keepStaple, undefined)],
    });
    await person.click(await screen.findByRole('checkbox', { name: /Sausages/ }));
    await waitFor(() => expect(api.requestsTo(tick)).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Who needs Sausages?' }));
    await person.click(await screen.findByRole('button', { name: 'Always have it: Sausages' }));
    await waitFor(() =>
      expect(api.requestsTo(keepStaple)[0]?.body).toEqual({
        key: 'sausages',
        householdId: harpersId,
      }),
    );
    await chooseViewMode(person, 'The Harpers', 'My list');
    await screen.findByRole('checkbox', { name: /Carrots/ });
    const keys = Object.keys(localStorage).filter((key) => key.includes('shopping-list.'));
    expect(keys.toSorted()).toEqual([
      `saltbush.shopping-list.${priya._id}.${harpersId}.${planWeek}`,
      `saltbush.shopping-list.${priya._id}.${planWeek}`,
    ]);
  });

  it('counts ticks that wait for this list alone', async () => {
    const { answers } = fakeHouseholdPlansApi();
    const down = answer(shoppingListRoutes.tick, new AppError('SERVER_UNREACHABLE'));
    const { person } = await renderPage(ShoppingListPage, {
      at: `/shopping-list?household=${harpersId}`,
      api: [...answers, down],
    });
    await person.click(await screen.findByRole('checkbox', { name: /Sausages/ }));
    await screen.findAllByText('Offline, will sync 1 tick');
    await chooseViewMode(person, 'The Harpers', 'My list');
    await screen.findByRole('checkbox', { name: /Carrots/ });
    expect(screen.queryByText('Offline, will sync 1 tick')).toBeNull();
  });

  it('is personal again for whoever is no longer in the household', async () => {
    writeText(viewModeKey, harpersId);
    const { answers } = fakeHouseholdPlansApi([]);
    const { ofWeek } = shoppingListRoutes;
    await renderPage(ShoppingListPage, {
      at: '/shopping-list',
      api: [
        ...answers,
        answer(ofWeek, ({ query }) =>
          query.householdId ? new AppError('FORBIDDEN') : { shoppingList: listWith('Carrots') },
        ),
      ],
    });
    await screen.findByText('You can’t open this community');
    await screen.findByRole('checkbox', { name: /Carrots/ });
  });
});
