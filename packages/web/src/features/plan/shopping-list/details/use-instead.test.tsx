import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { substitutionsRoutes } from '@saltbush/contract/plan/substitutions';
import { answer } from '../../../../testing/fake-api';
import { fakePlan } from '../../../../testing/plan/fake-plan';
import { renderPage } from '../../../../testing/render';
import { stubLayout } from '../../../../testing/stub-layout';
import { SubstituteOffers } from '../../substitutions';
import { ShoppingListPage } from '../shopping-list-page';

stubLayout();

// The table of foods takes longer to load here than a test waits for anything.
beforeAll(() =>
  Promise.all([
    import('./more-details'),
    import('../actions/action-code'),
    SubstituteOffers.load(),
  ]),
);

it('a substitute goes on the list in its amount, the line goes off it, and both come back', async () => {
  const plan = fakePlan();
  plan.addMeal('2026-11-17', 'Scones', '500 mL buttermilk');
  const { person } = await renderPage(ShoppingListPage, {
    at: '/shopping-list',
    api: [answer(substitutionsRoutes.list, { substitutions: [] })],
  });
  await person.click(await screen.findByRole('button', { name: 'Buttermilk, details' }));
  await person.click(await screen.findByRole('button', { name: 'More details' }));
  await person.click(await screen.findByRole('button', { name: 'Use something else' }));
  const name = 'Use instead: 2 cup milk and 2 tbsp lemon juice';
  await person.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(plan.changes().map(({ name }) => name)).toEqual(['tick', 'clearDone', 'addItems']),
  );
  expect(plan.changes().at(-1)).toMatchObject({
    args: { items: [{ text: '2 cups milk' }, { text: '2 tbsp lemon juice' }] },
  });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(plan.changes().at(-1)!.name).toBe('setBackAll'));
});
