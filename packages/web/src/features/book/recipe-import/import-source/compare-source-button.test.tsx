import { describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { importSourceRoutes } from '@saltbush/contract/recipe/recipe-import/import-source';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../../testing/fake-api';
import { priya } from '../../../../testing/people';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { CompareSourceButton } from './compare-source-button';

const imported: RecipeOnWire = {
  ...laksa,
  prepMinutes: 15,
  owner: { _id: priya._id, username: 'Priya' },
  sourceAttribution: { siteName: 'Aunty', siteUrl: 'https://aunty.example/laksa' },
};
const importSource = answer(importSourceRoutes.get, {
  url: 'https://aunty.example/laksa',
  fetchedAt: '2026-11-21T08:00:00.000Z',
  hasPage: true,
  origins: [
    { field: 'title', reader: 'head', text: 'Laksa | Aunty’s <b>kitchen</b>' },
    { field: 'prepMinutes', reader: 'json-ld', text: 'PT15M' },
  ],
});
const name = 'Original';

const open = async (recipe: RecipeOnWire, ...api: Answer[]) => {
  const page = await renderPage(() => <CompareSourceButton recipe={recipe} />, { api });
  return page;
};

describe('where a recipe came from', () => {
  test('the source of a recipe is shown field by field, beside what the recipe says', async () => {
    const { person } = await open(imported, importSource);
    await person.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('PT15M')).toBeTruthy();
    expect(screen.getByText('15 min')).toBeTruthy();
    expect(screen.getByText(/site’s recipe data/)).toBeTruthy();
    expect(screen.getByText('Laksa | Aunty’s <b>kitchen</b>')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'https://aunty.example/laksa' })).toBeTruthy();
  });

  test('the source of a recipe shows the stored page as text, when asked', async () => {
    const { person, api } = await open(
      imported,
      importSource,
      answer(importSourceRoutes.getPage, { text: 'Laksa\nSoak the noodles.' }),
    );
    await person.click(screen.getByRole('button', { name }));
    const show = await screen.findByRole('button', { name: 'Show the saved page as text' });
    expect(api.requestsTo(importSourceRoutes.getPage)).toEqual([]);
    await person.click(show);
    expect((await screen.findByRole('region', { name: /as text/ })).textContent).toContain('Soak');
  });

  test('the source of a recipe says so when no page was stored', async () => {
    const { person } = await open(
      imported,
      answer(importSourceRoutes.get, new AppError('NOT_FOUND')),
    );
    await person.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/We have no copy/)).toBeTruthy();
  });

  test.each<[string, RecipeOnWire]>([
    ['of someone else’s recipe', { ...imported, owner: { _id: laksa._id, username: 'Tom' } }],
    ['of a recipe without a source', { ...imported, sourceAttribution: undefined }],
  ])('the source of a recipe is not offered %s', async (_whose, recipe) => {
    await open(recipe);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
