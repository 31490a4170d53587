import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeVersionsRoutes, type RecipeVersion } from '@saltbush/contract/book/recipe-versions';
import type { RecipeChanges } from '@saltbush/contract/recipe/recipe-changes';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { RecipeHistoryPage } from './recipe-history-page';

const version = (revision: number, fields: Partial<RecipeVersion>): RecipeVersion => ({
  revision,
  savedAt: `2026-11-${String(revision + 10)}T02:00:00.000Z`,
  title: 'Laksa',
  isCurrent: false,
  isFirst: false,
  ...fields,
});

const changes: Record<number, RecipeChanges> = {
  3: [
    { field: 'serves', before: '4', after: '2' },
    { field: 'ingredients', after: '1 lime' },
  ],
  2: [{ field: 'title', before: 'Soup', after: 'Laksa' }],
};

function pageOf(all: RecipeVersion[], page: number, limit: number) {
  const hasMore = page * limit < all.length;
  const versions = all.slice((page - 1) * limit, page * limit);
  return { versions, total: all.length, page, limit, hasMore };
}

function fakeVersionsApi(limit = 20) {
  let versions = [
    version(3, { isCurrent: true, changeCount: 2 }),
    version(2, { changeCount: 1 }),
    version(1, { isFirst: true }),
  ];
  const { _id: _, revision: __, ...text } = laksa;
  const answers: Answer[] = [
    answer(recipesRoutes.get, laksa),
    answer(recipeVersionsRoutes.list, ({ query }) => pageOf(versions, query?.page ?? 1, limit)),
    answer(recipeVersionsRoutes.changes, ({ params }) => ({
      changes: changes[params.revision] ?? [],
    })),
    answer(recipeVersionsRoutes.get, { ...text, notes: 'As it was.' }),
    answer(recipeVersionsRoutes.restore, () => {
      const next = version(versions.length + 1, { isCurrent: true, changeCount: 0 });
      versions = [next, ...versions.map((one) => ({ ...one, isCurrent: false }))];
      return { ...laksa, revision: next.revision };
    }),
  ];
  return answers;
}

const open = (api: Answer[]) =>
  renderPage(RecipeHistoryPage, {
    at: `/recipes/${laksa._id}/history`,
    path: '/recipes/$id/history',
    api,
  });
const items = async () =>
  within(await screen.findByRole('list', { name: 'Versions, newest first' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h2'));

test('the history says what each save changed, in words', async () => {
  const { person, api } = await open(fakeVersionsApi());
  const [now, before, first] = await items();
  expect(now!.textContent).toMatch(/Current/);
  await expect.poll(() => now!.textContent).toMatch(/Serves.*4.*→.*2/);
  expect(now!.textContent).toMatch(/Ingredient added.*1 lime/);
  expect(api.requestsTo(recipeVersionsRoutes.changes)).toHaveLength(1);
  await person.click(within(before!).getByRole('button', { name: /^Show 1 change:/ }));
  await expect.poll(() => before!.textContent).toMatch(/Title.*Soup.*→.*Laksa/);
  expect(first!.textContent).toMatch(/First version/);
  expect(within(now!).queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('a long history is shown page by page', async () => {
  const { person } = await open(fakeVersionsApi(2));
  expect(await items()).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(async () => (await items()).length).toBe(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an earlier version is looked at whole, by the keyboard', async () => {
  const { person } = await open(fakeVersionsApi());
  const button = within((await items())[1]!).getByRole('button', { name: /^Show recipe/ });
  button.focus();
  await person.keyboard('[Enter]');
  await screen.findByText('As it was.');
  expect(screen.getByText('Fry the paste.')).toBeTruthy();
  await person.keyboard('[Enter]');
  expect(screen.queryByText('As it was.')).toBeNull();
});

test('an earlier version is restored, and the restoring undone by restoring what was before', async () => {
  const { person, api } = await open(fakeVersionsApi());
  await person.click(within((await items())[1]!).getByRole('button', { name: /^Restore/ }));
  await screen.findByText('The earlier version is back');
  await expect.poll(async () => (await items()).length).toBe(4);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The recipe is as it was');
  expect(api.requestsTo(recipeVersionsRoutes.restore).map(({ params }) => params.revision)).toEqual(
    [2, 3],
  );
});

test('the history of someone else’s recipe is not there', async () => {
  const gone = new AppError('NOT_FOUND');
  await open([answer(recipesRoutes.get, laksa), answer(recipeVersionsRoutes.list, gone)]);
  await screen.findByRole('heading', { name: 'We couldn’t find this recipe' });
});
