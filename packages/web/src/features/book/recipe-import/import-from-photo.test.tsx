import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipePhotoRoutes, type PhotographedDraft } from '@saltbush/contract/recipe/recipe-photo';
import { priya } from '../../../testing/people';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { storedWork } from '../../../testing/stored-work';
import { ImportRecipePage } from './import-recipe-page';

const { describeReader, extractRecipe } = recipePhotoRoutes;
const draft: PhotographedDraft = {
  title: 'Damper',
  tags: [],
  ingredients: [{ name: 'self-raising flour', amount: '3', unit: 'cup' }],
  ingredientLines: ['3 cups self-raising flour'],
  instructions: ['Bake in the coals.'],
  quarterTurns: [0, 0],
  isVisionMissing: false,
};

beforeEach(() => {
  let count = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(count += 1)}`,
      revokeObjectURL: () => undefined,
    }),
  );
});

const open = (...api: Answer[]) => renderPage(ImportRecipePage, { at: '/my-recipes/import', api });
const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const choose = (
  person: { upload: (input: HTMLElement, files: File[]) => Promise<void> },
  ...names: string[]
) => person.upload(screen.getByLabelText('Choose photos'), names.map(photo));

test('photos are read in the order a person gives them, and the form opens', async () => {
  const { person, api, address } = await open(answer(extractRecipe, draft));
  await choose(person, 'method', 'list');
  await person.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }));
  await person.click(screen.getByRole('button', { name: 'Read 2 photos' }));
  await screen.findByText('Another page');
  expect(address()).toBe('/my-recipes/new');
  const [asked] = api.requestsTo(extractRecipe);
  expect(await Promise.all(asked!.files!.map((file) => file.text()))).toEqual(['list', 'method']);
  await vi.waitFor(async () => expect(await storedWork('drafts')).toContain('Damper'), 10_000);
});

test('a photo can be taken away again, and at most six are taken', async () => {
  const { person } = await open();
  await choose(person, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(screen.getByRole('alert').textContent).toMatch(/up to 6 photos/);
  expect(screen.getAllByRole('img', { name: /^Photo / })).toHaveLength(6);
  for (let n = 6; n > 0; n -= 1) {
    await person.click(screen.getByRole('button', { name: `Remove photo ${n}` }));
  }
  expect(screen.queryByRole('button', { name: /^Read .*photo/ })).toBeNull();
});

describe('who reads is said', () => {
  test.each([
    [
      false,
      false,
      /stay on this server.*struggles with handwriting.*Your admin can connect a vision model/,
    ],
    [false, true, /stay on this server.*Connect a vision model/],
    [true, false, /are sent to the service that your admin set up/],
  ])(
    'the reader of photos is named, with a service: %s, to an admin: %s',
    async (isVisionSetUp, isAdmin, said) => {
      await renderPage(ImportRecipePage, {
        at: '/my-recipes/import',
        user: { ...priya, isAdmin },
        api: [answer(describeReader, { isVisionSetUp })],
      });
      const section = screen.getByRole('region', { name: 'From a photo' });
      await expect.poll(() => section.textContent).toMatch(said);
    },
  );
});

test('the photo service that did not answer is mentioned', async () => {
  const { person } = await open(answer(extractRecipe, { ...draft, isVisionMissing: true }));
  await choose(person, 'list');
  await person.click(screen.getByRole('button', { name: 'Read the photo' }));
  await screen.findByText('Read without the photo service');
});

describe('what can go wrong', () => {
  test('a photographed text without a recipe is not lost', async () => {
    const failure = new AppError('NO_RECIPE_IN_PHOTO', undefined, 'Damper\n3 cups flour');
    const { person } = await open(answer(extractRecipe, failure));
    await choose(person, 'list');
    await person.click(screen.getByRole('button', { name: 'Read the photo' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/from straight above/);
    await person.click(screen.getByRole('button', { name: 'Use the text we read' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Link or recipe');
    expect(field.value).toBe('Damper\n3 cups flour');
    expect(document.activeElement).toBe(field);
  });

  test('a photo that cannot be read leaves the photos where they are', async () => {
    const { person } = await open(answer(extractRecipe, new AppError('WORKERS_BUSY')));
    await choose(person, 'list');
    await person.click(screen.getByRole('button', { name: 'Read the photo' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again in a minute/);
    expect(screen.getByRole('button', { name: 'Read the photo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use the text we read' })).toBeNull();
  });

  test('a slow reading can be given up', async () => {
    const { person } = await open(answer(extractRecipe, () => new Promise<never>(() => {})));
    await choose(person, 'list');
    await person.click(screen.getByRole('button', { name: 'Read the photo' }));
    await screen.findByText(/Reading the photo/);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read the photo' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
