import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  curatedImageAdminRoutes,
  type ListedCuratedImage,
} from '@saltbush/contract/admin/curated-image-admin';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { CuratedImagesPage } from './curated-images-page';

const idOf = (n: number) => `0196a1b2-0000-7000-8000-00000000000${n}`;
const urlOf = (n: number) => `/images/${idOf(n)}/800.webp`;
const lasagne: ListedCuratedImage = {
  _id: idOf(1),
  imageUrl: urlOf(1),
  colour: '#a37c52',
  recipeTitle: 'Beef lasagne',
  tags: ['pasta', 'beef'],
  cuisine: 'Italian',
  difficulty: 'Medium',
  alt: 'Layers of pasta',
  isShown: true,
  isAdded: false,
};

/** A library of one image, which changes as it is asked. */
function open(...more: Answer[]) {
  let image = lasagne;
  return renderPage(CuratedImagesPage, {
    at: '/admin/curated-images',
    user: { ...priya, isAdmin: true },
    api: [
      answer(curatedImageAdminRoutes.list, ({ query: { only, search } }) => {
        const isFound = (only !== 'off' || !image.isShown) && search !== 'zzz';
        const images = isFound ? [image] : [];
        return { images, pagination: { page: 1, limit: 24, total: images.length, pages: 1 } };
      }),
      answer(curatedImageAdminRoutes.change, ({ body }) => {
        image = { ...image, ...(body as Partial<ListedCuratedImage>) };
        return image;
      }),
      ...more,
    ],
  });
}

test('a library picture is switched off, and the toast takes it back', async () => {
  const { person, api } = await open();
  await person.click(await screen.findByRole('button', { name: 'Switch off Beef lasagne' }));
  await screen.findByText('Switched off: Beef lasagne');
  const on = await screen.findByRole('button', { name: 'Switch on Beef lasagne' });
  expect(within(on.closest('li')!).getByText('Switched off')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Switch off Beef lasagne' });
  const shown = api.requestsTo(curatedImageAdminRoutes.change).map(({ body }) => body.isShown);
  expect(shown).toEqual([false, true]);
});

test('a library picture is described in other words, and what is wrong is said at its field', async () => {
  const { person, api } = await open();
  await person.click(await screen.findByRole('button', { name: 'Edit Beef lasagne' }));
  const dish = await screen.findByRole('textbox', { name: /^Dish/ });
  await person.clear(dish);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please give the dish a name');
  await person.type(dish, 'Nonna’s lasagne');
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await person.clear(tags);
  await person.type(tags, 'bake, , winter');
  await person.click(screen.getByRole('button', { name: 'Hard' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Picture saved');
  expect(api.requestsTo(curatedImageAdminRoutes.change).at(-1)!.body).toEqual({
    recipeTitle: 'Nonna’s lasagne',
    tags: ['bake', 'winter'],
    cuisine: 'Italian',
    difficulty: 'Hard',
    alt: 'Layers of pasta',
  });
});

test('a library picture is added: it is uploaded, then described', async () => {
  let added: unknown;
  const { person } = await open(
    answer(imagesRoutes.upload, { imageUrl: urlOf(2), colour: '#000000', width: 9, height: 6 }),
    answer(curatedImageAdminRoutes.add, ({ body }) => {
      added = body;
      return new AppError('TOO_MANY_PICTURES');
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Add a picture' }));
  await person.type(await screen.findByRole('textbox', { name: /^Dish/ }), 'Quandong pie');
  await person.type(screen.getByRole('textbox', { name: /^What the picture shows/ }), 'A pie');
  await person.click(screen.getByRole('button', { name: 'Add picture' }));
  await screen.findByText('Please choose a picture');
  const file = new File(['x'], 'pie.png', { type: 'image/png' });
  await person.upload(screen.getByLabelText('Choose a picture'), file);
  await screen.findByRole('img', { name: 'The picture you chose' });
  await person.click(screen.getByRole('button', { name: 'Add picture' }));
  await screen.findByText('Too many pictures');
  expect(added).toMatchObject({
    imageUrl: urlOf(2),
    recipeTitle: 'Quandong pie',
    tags: [],
    alt: 'A pie',
  });
});

test('a search or a choice without a library picture says what to do', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: 'Switched off' }));
  await screen.findByText('No picture is switched off');
  await person.type(screen.getByRole('searchbox', { name: /^Search/ }), 'zzz');
  await screen.findByText('No pictures found');
});
