import { lazyRouteComponent } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import {
  recipeImportRoutes,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { laksa, recipeId } from '../../../testing/recipes';
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

  test('further pictures and those of steps come too, and one that does not is left out', async () => {
    const more = ['https://bush.example/coals.jpg', 'https://bush.example/gone.jpg'];
    const step = 'https://bush.example/mix.jpg';
    const ours = (at: number) => `/images/01960000-0000-7000-9000-00000000001${at}/800.webp`;
    const page = await open(
      answer(recipeImportRoutes.scrape, {
        ...withImage,
        sourceMoreImageUrls: more,
        sourceStepImages: [{ step: 0, imageUrl: step }],
      }),
      answer(imagesRoutes.copyFromWeb, ({ body }) => {
        if (body.url === more[1]) throw new AppError('PAGE_UNREACHABLE');
        const at = [withImage.sourceImageUrl, more[0], more[1], step].indexOf(body.url);
        return { ...stored, imageUrl: ours(at) };
      }),
    );
    await page.person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    await screen.findByText('Another page');
    expect(screen.getByText('Some pictures could not be fetched')).toBeTruthy();
    for (const at of [0, 1, 3]) await untilStored(ours(at));
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
    await screen.findByText('This page has 2 recipes. Which ones?');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What we found' }));
    await person.click(screen.getByRole('checkbox', { name: 'Damper' }));
    expect(screen.getByRole('button', { name: 'Import the recipe' })).toHaveProperty(
      'disabled',
      true,
    );
    await person.click(screen.getByRole('checkbox', { name: 'Jam' }));
    await person.click(screen.getByRole('button', { name: 'Import the recipe' }));
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
    await person.click(await screen.findByRole('button', { name: 'Import the recipe' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape)).toHaveLength(1);
  });

  test('several recipes of a page are saved straight away, each from the page', async () => {
    const others = [
      { title: 'Jam', recipe: 2 },
      { title: 'Butter', recipe: 3 },
    ];
    const { person, api } = await readIt(
      answer(recipeImportRoutes.scrape, ({ body }) => ({
        ...draft,
        title: ['Damper', 'Damper', 'Jam', 'Butter'][body.recipe ?? 0]!,
        otherRecipes: body.recipe === undefined ? others : undefined,
      })),
      answer(recipesRoutes.create, ({ body: { _id = recipeId(9), title } }) => ({
        ...laksa,
        _id,
        title,
      })),
    );
    await person.click(await screen.findByRole('button', { name: 'Choose all' }));
    await person.click(screen.getByRole('button', { name: 'Import 3 recipes' }));
    await screen.findByText('3 of 3: 3 imported');
    expect(screen.getByRole('region', { name: 'Several recipes' })).toBeTruthy();
    expect(
      api.requestsTo(recipeImportRoutes.scrape).map(({ body }) => [body.url, body.recipe]),
    ).toEqual([
      [address, undefined],
      [address, undefined],
      [address, 2],
      [address, 3],
    ]);
    expect(
      api
        .requestsTo(recipesRoutes.create)
        .map(({ body }) => body.title)
        .toSorted(),
    ).toEqual(['Butter', 'Damper', 'Jam']);
  });

  test('a caption of which the page shows the beginning is pasted whole, or imported in part', async () => {
    const { person, api } = await readIt(
      answer(recipeImportRoutes.scrape, ({ body }) =>
        body.text === undefined ? { ...draft, isCutShort: true } : draft,
      ),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('only the beginning');
    expect(screen.getByRole('button', { name: 'Import this part' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Paste the text instead' }));
    await person.type(screen.getByLabelText('Caption or recipe'), 'Damper with butter');
    await person.click(screen.getByRole('button', { name: 'Read this text' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape)[1]!.body).toEqual({
      text: 'Damper with butter',
      url: address,
    });
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
    expect(document.activeElement).toBe(screen.getByLabelText('Caption or recipe'));
    await person.click(screen.getByRole('button', { name: 'Read this text' }));
    expect(screen.getByText('Please paste the caption or the recipe first')).toBeTruthy();
    await person.type(screen.getByLabelText('Link or recipe'), 's');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a caption that is no recipe waits in the field, and the pasted one keeps the link of its post', async () => {
    const { person, api } = await open(
      answer(recipeImportRoutes.scrape, ({ body }) =>
        body.text === undefined
          ? new AppError('NO_RECIPE_FOUND', 'The page shows this.', 'So good!')
          : draft,
      ),
    );
    await person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    const field = await screen.findByLabelText('Caption or recipe');
    expect(field).toHaveProperty('value', 'So good!');
    await person.clear(field);
    await person.click(field);
    await person.paste('Damper\n3 cups flour');
    await person.click(screen.getByRole('button', { name: 'Read this text' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape)[1]!.body).toEqual({
      text: 'Damper\n3 cups flour',
      url: address,
    });
  });

  test('a page that only points to the recipe leads there', async () => {
    const elsewhere = 'https://www.coals.example/damper';
    const { person, api } = await open(
      answer(recipeImportRoutes.scrape, ({ body }) =>
        body.url === elsewhere ? draft : new AppError('RECIPE_ELSEWHERE', 'There.', elsewhere),
      ),
    );
    await person.type(screen.getByLabelText('Link or recipe'), `${address}{Enter}`);
    await person.click(
      await screen.findByRole('button', { name: 'Open the recipe at coals.example' }),
    );
    await screen.findByText('Another page');
    expect(api.requestsTo(recipeImportRoutes.scrape)[1]!.body).toEqual({ url: elsewhere });
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
