import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { RecipeMenu } from './recipe-menu';

stubLayout();

const toms: RecipeOnWire = {
  ...laksa,
  owner: { _id: recipeId(70), username: 'Tom' },
  sharingSettings: { mode: 'public', approvedUsers: [] },
};
const Page = () => (
  <RecipeMenu recipe={toms} trigger={(props) => <button {...props}>More</button>} />
);

async function openMenu(isForPublic: boolean): Promise<void> {
  const { person, api } = await renderPage(Page, {
    api: [answer(instanceSettingsRoutes.shown, { isForPublic })],
  });
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(() => expect(api.requestsTo(instanceSettingsRoutes.shown)).toHaveLength(1));
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('someone else’s recipe can be reported on a public instance', async () => {
  await openMenu(true);
  await waitFor(() =>
    expect(items()).toEqual([
      'Make my own copy',
      'Cook with other dishes',
      'Add to a cookbook',
      'Make a variation',
      'Print',
      'Report',
    ]),
  );
});

test('someone else’s public recipe cannot be reported where only a household is', async () => {
  await openMenu(false);
  await waitFor(() =>
    expect(items()).toEqual([
      'Make my own copy',
      'Cook with other dishes',
      'Add to a cookbook',
      'Make a variation',
      'Print',
    ]),
  );
});
