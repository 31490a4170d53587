import { lazyRouteComponent } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import {
  recipeImportRoutes,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { storedWork } from '../../../testing/stored-work';
import { ImportRecipePage } from './import-recipe-page';

const openAt = (at: string, ...api: Answer[]) => renderPage(ImportRecipePage, { at, api });
const open = (...api: Answer[]) => openAt('/my-recipes/import', ...api);

const draft: RecipeDraftOnWire = {
  title: 'Damper',
  serves: 6,
  measures: 'au',
  tags: ['Camping'],
  ingredients: [{ name: 'self-raising flour', amount: '3', unit: 'cup' }],
  ingredientLines: ['3 cups self-raising flour'],
  instructions: ['Mix.', 'Bake in the coals.'],
  sourceAttribution: { siteName: 'Bush Tucker', siteUrl: 'https://bush.example/damper' },
};
const address = 'bush.example/damper';
const untilStored = (text: string) =>
  vi.waitFor(async () => expect(await storedWork('drafts')).toContain(text), 10_000);

test('a web page is read, and the form opens with it', async () => {
  const page = await open(answer(recipeImportRoutes.scrape, draft));
  await page.person.type(screen.getByLabelText('Link or recipe'), address);
  await page.person.click(screen.getByRole('button', { name: 'Get recipe' }));
  await screen.findByText('Another page');
  expect(page.address()).toBe('/my-recipes/new');
  expect(page.api.requestsTo(recipeImportRoutes.scrape)[0]!.body).toEqual({ url: address });
  await untilStored('Damper');
});

test('the code of the form is fetched while the recipe is read', async () => {
  const fetchCode = vi.fn(async () => ({ Form: () => 'The form' }));
  const { person } = await renderPage(ImportRecipePage, {
    at: '/my-recipes/import',
    api: [answer(recipeImportRoutes.scrape, () => new Promise<never>(() => {}))],
    elsewhere: lazyRouteComponent(fetchCode, 'Form'),
  });
  await person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
  await waitFor(() => expect(fetchCode).toHaveBeenCalledOnce());
});

test('a text that is no link is refused, and nobody is asked', async () => {
  const { person, api } = await open(answer(recipeImportRoutes.scrape, draft));
  await person.type(screen.getByLabelText('Link or recipe'), 'pumpkin soup');
  await person.click(screen.getByRole('button', { name: 'Get recipe' }));
  expect(screen.getByText(/That doesn’t look like a link/)).toBeTruthy();
  expect(api.requestsTo(recipeImportRoutes.scrape)).toEqual([]);
});

describe('the picture of a page', () => {
  const withImage = { ...draft, sourceImageUrl: 'https://bush.example/damper.jpg' };
  const imageUrl = '/images/01960000-0000-7000-9000-000000000007/800.webp';
  const stored = { imageUrl, colour: '#a37c52', width: 800, height: 600 };
  const read = async (...api: Answer[]) => {
    const page = await open(answer(recipeImportRoutes.scrape, withImage), ...api);
    await page.person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    await screen.findByText('Another page');
    return page;
  };

  test('the picture of an imported page is copied and comes with it', async () => {
    const { api } = await read(answer(imagesRoutes.copyFromWeb, stored));
    expect(api.requestsTo(imagesRoutes.copyFromWeb)[0]!.body).toEqual({
      url: withImage.sourceImageUrl,
    });
    await untilStored('Damper');
    await untilStored(imageUrl);
  });

  test('another address of the picture is tried where the first does not come', async () => {
    const other = 'https://bush.example/damper-small.jpg';
    const page = await open(
      answer(recipeImportRoutes.scrape, { ...withImage, sourceOtherImageUrls: [other] }),
      answer(imagesRoutes.copyFromWeb, ({ body }) => {
        if (body.url !== other) throw new AppError('PAGE_UNREACHABLE');
        return stored;
      }),
    );
    await page.person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    await screen.findByText('Another page');
    await untilStored(imageUrl);
  });

  test('the picture of a page that does not come is no reason to stop', async () => {
    await read(answer(imagesRoutes.copyFromWeb, new AppError('IMAGE_UNREADABLE')));
    expect(screen.getByText('The picture could not be fetched')).toBeTruthy();
    await untilStored('Damper');
  });
});

test('a pasted text is read like a page', async () => {
  const { person, api } = await open(answer(recipeImportRoutes.scrape, draft));
  await person.click(screen.getByLabelText('Link or recipe'));
  await person.paste('Damper\n3 cups self-raising flour');
  await person.click(screen.getByRole('button', { name: 'Get recipe' }));
  await screen.findByText('Another page');
  expect(api.requestsTo(recipeImportRoutes.scrape)[0]!.body).toEqual({
    text: 'Damper\n3 cups self-raising flour',
  });
});

describe('before anything is taken', () => {
  const readIt = async (...api: Answer[]) => {
    const page = await open(...api);
    await page.person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    return page;
  };

  test('one of several recipes on a page is chosen', async () => {
    const others = [{ title: 'Jam', recipe: 2 }];
    const { person, api } = await readIt(
      answer(recipeImportRoutes.scrape, ({ body }) =>
        body.recipe === 2 ? { ...draft, title: 'Jam' } : { ...draft, otherRecipes: others },
      ),
    );
    await screen.findByText('This page has 2 recipes. Which one?');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What we found' }));
    await person.click(screen.getByRole('button', { name: 'Jam' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape).map(({ body }) => body)).toEqual([
      { url: address },
      { url: address, recipe: 2 },
    ]);
    await untilStored('Jam');
  });

  test('the main one of several recipes is imported as it was read', async () => {
    const otherRecipes = [{ title: 'Jam', recipe: 2 }];
    const { person, api } = await readIt(
      answer(recipeImportRoutes.scrape, { ...draft, otherRecipes }),
    );
    await person.click(await screen.findByRole('button', { name: 'Damper' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape)).toHaveLength(1);
  });

  test('a page that one has already is said, and can be imported again', async () => {
    const alreadyHave = { _id: '01960000-0000-7000-8000-0000000000aa', title: 'Our damper' };
    const { person } = await readIt(answer(recipeImportRoutes.scrape, { ...draft, alreadyHave }));
    expect((await screen.findByRole('alert')).textContent).toContain('You already have this');
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
      `/recipes/${alreadyHave._id}`,
    );
    await person.click(screen.getByRole('button', { name: 'Import again' }));
    await screen.findByText('Another page');
    await untilStored('Damper');
  });

  test('a part of a page that does not fit into a recipe is said before anything is imported', async () => {
    const leftOut = ['50 ingredients, from “1 cup sugar” on'];
    const { person } = await readIt(answer(recipeImportRoutes.scrape, { ...draft, leftOut }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not all of it fits into one recipe');
    expect(alert.textContent).toContain(leftOut[0]);
    expect(await storedWork('drafts')).not.toContain('Damper');
    await person.click(screen.getByRole('button', { name: 'Import the rest' }));
    await screen.findByText('Another page');
    await untilStored('Damper');
  });

  test('the page that the server stored goes along with the draft', async () => {
    const evidenceId = '01960000-0000-7000-8000-0000000000ee';
    await readIt(answer(recipeImportRoutes.scrape, { ...draft, evidenceId }));
    await screen.findByText('Another page');
    await untilStored(evidenceId);
  });
});

describe('coming with something', () => {
  test.each([
    ['an address', `url=${encodeURIComponent('https://bush.example/damper')}`],
    ['a shared text', `text=${encodeURIComponent('Try this! https://bush.example/damper')}`],
    ['a shared title', `title=${encodeURIComponent('Damper https://bush.example/damper')}`],
  ])('the address in %s is read at once', async (_what, query) => {
    const { api } = await openAt(
      `/my-recipes/import?${query}`,
      answer(recipeImportRoutes.scrape, draft),
    );
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape).map(({ body }) => body)).toEqual([
      { url: 'https://bush.example/damper' },
    ]);
  });

  test('a shared text without an address waits in its field', async () => {
    const { api } = await openAt('/my-recipes/import?text=3+cups+flour');
    expect(screen.getByLabelText('Link or recipe')).toHaveProperty('value', '3 cups flour');
    expect(api.requests).toEqual([]);
  });
});

describe('what can go wrong', () => {
  test('a page that does not answer leads to pasting', async () => {
    const { person } = await open(
      answer(recipeImportRoutes.scrape, new AppError('PAGE_UNREACHABLE')),
    );
    await person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(/paste its text here/);
    await person.click(screen.getByRole('button', { name: 'Paste the text instead' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Link or recipe'));
    await person.type(screen.getByLabelText('Link or recipe'), 's');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a text without a recipe is refused where it was pasted', async () => {
    const { person } = await open(
      answer(recipeImportRoutes.scrape, new AppError('NO_RECIPE_FOUND')),
    );
    const field = screen.getByLabelText('Link or recipe');
    await person.type(field, 'Hello{Enter}World');
    await person.click(screen.getByRole('button', { name: 'Get recipe' }));
    const refusal = await screen.findByRole('alert');
    expect(field.compareDocumentPosition(refusal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get recipe' }));
  });

  test('a slow page can be given up', async () => {
    const { person, address: here } = await open(
      answer(recipeImportRoutes.scrape, () => new Promise<never>(() => {})),
    );
    await person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    await screen.findByText(/Reading the recipe/);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/Reading the recipe/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get recipe' }));
    expect(here()).toBe('/my-recipes/import');
  });

  test('a blank import is refused at the field', async () => {
    const { person, api } = await open();
    await person.click(screen.getByRole('button', { name: 'Get recipe' }));
    expect(screen.getByText('Please paste a link or a recipe first')).toBeTruthy();
    expect(api.requests).toEqual([]);
  });
});
