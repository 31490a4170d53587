import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { answer } from '../../../../testing/fake-api';
import { fakeRecipesApi } from '../../../../testing/fake-recipes-api';
import { cardOf } from '../../../../testing/recipes';
import { renderPage } from '../../../../testing/render';
import { MyRecipesPage } from '../my-recipes-page';

const open = (at: string) =>
  renderPage(MyRecipesPage, {
    at,
    api: [
      answer(householdsRoutes.list, { households: [], deleted: [] }),
      ...fakeRecipesApi([cardOf(1, { title: 'Lamb curry' })]).answers,
    ],
  });

const panel = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));
const unsure = 'Also show recipes we’re not sure of';

test('diets and allergens stand in the address, and unsure recipes are a choice', async () => {
  const { person, address } = await open('/my-recipes');
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  const filters = await panel();
  expect(filters.queryByRole('checkbox', { name: unsure })).toBeNull();
  const vegetarian = filters.getByRole('button', { name: 'Looks vegetarian' });
  await person.click(vegetarian);
  expect(vegetarian.getAttribute('aria-pressed')).toBe('true');
  await person.click(filters.getByRole('button', { name: 'No gluten found' }));
  await waitFor(() => expect(address()).toBe('/my-recipes?diets=vegetarian%2Cgluten-free'));

  await person.type(filters.getByRole('combobox', { name: 'Without' }), 'pean');
  await person.click(await filters.findByRole('option', { name: 'Peanut', hidden: true }));
  await person.click(filters.getByRole('checkbox', { name: unsure }));
  await waitFor(() => expect(address()).toContain('without=peanut&alsoUnsure=true'));
});

test('a chip removes each diet, and the last one the choice of unsure recipes too', async () => {
  const { person, address } = await open('/my-recipes?diets=halal&without=milk&alsoUnsure=true');
  const remove = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });
  await person.click(await remove('Without milk'));
  await waitFor(() => expect(address()).toBe('/my-recipes?diets=halal&alsoUnsure=true'));
  await person.click(await remove('No pork or alcohol found'));
  await waitFor(() => expect(address()).toBe('/my-recipes'));
});
