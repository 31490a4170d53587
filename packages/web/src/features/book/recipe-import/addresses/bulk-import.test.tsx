import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import {
  recipeImportRoutes,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../../testing/fake-api';
import { fakePlan } from '../../../../testing/plan/fake-plan';
import { renderPage, screen } from '../../../../testing/render';
import { laksa, recipeId } from '../../../../testing/recipes';
import { ImportRecipePage } from '../import-recipe-page';

const known = '01960000-0000-7000-8000-0000000000aa';

function draftOf(url: string): RecipeDraftOnWire {
  const title = url.split('/').at(-1) ?? '';
  return { title, tags: [], ingredients: [], ingredientLines: [], instructions: ['Bake.'] };
}

const reads = answer(recipeImportRoutes.scrape, ({ body: { url = '' } }) => {
  if (url.includes('gone')) return new AppError('PAGE_UNREACHABLE');
  if (url.includes('known')) return { ...draftOf(url), alreadyHave: { _id: known, title: 'Ours' } };
  return draftOf(url);
});
const keeps = answer(recipesRoutes.create, ({ body: { _id = recipeId(9), title } }) => ({
  ...laksa,
  _id,
  title,
}));

const open = (...api: Answer[]) => renderPage(ImportRecipePage, { at: '/my-recipes/import', api });
const imageOf = (title: string) =>
  `/images/01960000-0000-7000-9000-00000000000${title === 'pie' ? 1 : 2}/800.webp`;
const report = () => screen.getByRole('list', { name: 'Result for each link' });

async function start(urls: string[], ...api: Answer[]) {
  const page = await open(...api);
  await page.person.click(await screen.findByLabelText('Link or recipe'));
  await page.person.paste(urls.join('\n'));
  await page.person.click(screen.getByRole('button', { name: /^Get/ }));
  return page;
}

beforeEach(() => localStorage.clear());

test('every address becomes a recipe, or says why not', async () => {
  const { person, api } = await start(
    ['https://a.example/pie', '', 'https://a.example/known', 'https://a.example/gone'],
    reads,
    keeps,
  );
  await screen.findByText('3 of 3: 1 imported, 1 already there, 1 failed');
  expect(screen.getByRole('link', { name: 'pie' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ours' }).getAttribute('href')).toBe(`/recipes/${known}`);
  expect(report().textContent).toContain('The page did not answer.');
  expect(api.requestsTo(recipesRoutes.create).map(({ body }) => body.title)).toEqual(['pie']);

  await person.click(screen.getByRole('button', { name: 'Import again: Ours' }));
  await screen.findByText('3 of 3: 2 imported, 1 failed');
  await person.click(screen.getByRole('button', { name: /^Try again/ }));
  await screen.findByText('3 of 3: 2 imported, 1 failed');
  expect(api.requestsTo(recipeImportRoutes.scrape)).toHaveLength(5);
});

test('recipes of several links show their pictures, and those with doubtful lines can be checked', async () => {
  const doubtful = answer(recipeImportRoutes.scrape, ({ body: { url = '' } }) => ({
    ...draftOf(url),
    ingredients: [
      { name: 'flour', amount: '2', unit: 'cup' },
      ...(url.includes('pie') ? [{ name: 'frobnicated quux', amount: '', unit: '' }] : []),
    ],
    ingredientLines: ['2 cups flour', 'frobnicated quux'],
  }));
  const creates = answer(
    recipesRoutes.create,
    ({ body: { _id = recipeId(9), title, ingredients } }) => ({
      ...laksa,
      _id,
      title,
      ingredients: ingredients ?? [],
      imageUrl: imageOf(title),
    }),
  );
  await start(['https://a.example/pie', 'https://a.example/soup'], doubtful, creates);
  await screen.findByText('Imported, 1 line to check');
  const [pie, soup] = within(report()).getAllByRole('listitem');
  expect(pie?.querySelector('img')?.getAttribute('src')).toBe(imageOf('pie'));
  expect(soup?.querySelector('img')?.getAttribute('src')).toBe(imageOf('soup'));
  const pieLink = screen.getByRole('link', { name: 'pie' }).getAttribute('href');
  const check = await screen.findByRole('link', { name: 'Check 1' });
  expect(check.getAttribute('href')).toBe(`${pieLink}/edit?check=true`);
});

test('recipes of several links are planned on the free dinners of a week', async () => {
  const plan = fakePlan();
  plan.addMeal('2026-11-19', 'Laksa');
  const several = answer(recipesRoutes.getSeveral, ({ body: { ids } }) => ({
    recipes: ids.map((_id) => ({ ...laksa, _id, title: 'Planned' })),
    later: [],
  }));
  const { person } = await start(
    ['https://a.example/pie', 'https://a.example/soup'],
    reads,
    keeps,
    several,
  );
  await person.click(await screen.findByRole('button', { name: 'Plan these' }));
  const dinners = await screen.findByRole('list', { name: 'Dinners' });
  await waitFor(() =>
    expect(
      within(dinners)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wed 18pie', 'Fri 20soup']),
  );
  await person.click(screen.getByRole('button', { name: 'Plan 2 dinners' }));
  await screen.findByText('2 dinners planned');
  expect(plan.changes().map(({ name, args }) => [name, (args as { date?: string }).date])).toEqual([
    ['addMeal', '2026-11-18'],
    ['addMeal', '2026-11-20'],
  ]);
});

test('a page that does not fit into one recipe is not cut unseen', async () => {
  const leftOut = ['50 ingredients, from “1 cup sugar” on'];
  const { api } = await start(
    ['https://a.example/feast', 'https://a.example/banquet'],
    answer(recipeImportRoutes.scrape, { ...draftOf('https://a.example/feast'), leftOut }),
    keeps,
  );
  await screen.findByText('2 of 2: 2 failed');
  expect(report().textContent).toContain('It is too long for one recipe.');
  expect(api.requestsTo(recipesRoutes.create)).toEqual([]);
});

test('two spellings of one address are one', async () => {
  const { api } = await start(
    ['https://a.example/pie', 'www.a.example/pie/', 'https://a.example/soup'],
    reads,
    keeps,
  );
  await screen.findByText('2 of 2: 2 imported');
  expect(api.requestsTo(recipeImportRoutes.scrape)).toHaveLength(2);
});

test('addresses to import are read two at a time', async () => {
  let most = 0;
  let now = 0;
  const slow = answer(recipeImportRoutes.scrape, async ({ body: { url = '' } }) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return draftOf(url);
  });
  await start(['a.example/1', 'a.example/2', 'a.example/3', 'a.example/4'], slow, keeps);
  await screen.findByText('4 of 4: 4 imported');
  expect(most).toBe(2);
});

describe('a list that is not finished', () => {
  const never = answer(recipeImportRoutes.scrape, () => new Promise<never>(() => {}));

  test('an import of addresses stops when asked: what is under way ends, the rest waits', async () => {
    const waiting: (() => void)[] = [];
    const late = answer(
      recipeImportRoutes.scrape,
      ({ body: { url = '' } }) =>
        new Promise<RecipeDraftOnWire>((done) => waiting.push(() => done(draftOf(url)))),
    );
    const { person, api } = await start(['a.example/1', 'a.example/2', 'a.example/3'], late, keeps);
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    waiting.forEach((done) => done());
    await screen.findByRole('button', { name: 'Continue with 1 link' });
    expect(api.requestsTo(recipeImportRoutes.scrape)).toHaveLength(2);
  });

  test('an import of addresses outlives the page: the next visit asks whether to go on', async () => {
    const first = await start(['a.example/1', 'a.example/2', 'a.example/3'], never);
    first.unmount();
    const { person, api } = await open(reads, keeps);
    expect(api.requests).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Continue with 3 links' }));
    await screen.findByText('3 of 3: 3 imported');
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByLabelText('Link or recipe')).toHaveProperty('value', '');
  });

  test.each([
    ['SERVER_UNREACHABLE', /Unable to connect/],
    ['DATABASE_UNAVAILABLE', /wait a minute/],
    ['DISK_FULL', /makes room/],
  ] as const)(
    'an import of addresses stops by itself at %s, and loses nothing',
    async (code, words) => {
      await start(
        ['a.example/1', 'a.example/2'],
        answer(recipeImportRoutes.scrape, new AppError(code)),
      );
      expect((await screen.findByRole('alert')).textContent).toMatch(words);
      expect(screen.getByRole('button', { name: 'Continue with 2 links' })).toBeTruthy();
    },
  );
});
