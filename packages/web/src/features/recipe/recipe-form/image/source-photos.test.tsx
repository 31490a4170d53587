import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../../../api/session';
import { priya, token } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { NewRecipePage } from '../new-recipe-page';
import { storeImportedDraft } from '../draft/imported-draft';
import { storeSourcePhotos } from './source-photos';

beforeEach(() => {
  // Drafts are stored per user.
  startSession(token, priya);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:photo',
      revokeObjectURL: () => undefined,
    }),
  );
});

const draft = {
  title: 'Damper',
  tags: [],
  ingredients: [],
  ingredientLines: [],
  instructions: ['Bake.'],
};
const open = () => renderPage(NewRecipePage, { at: '/my-recipes/new' });

test('the photo of a recipe lies beside the form it filled, larger on demand', async () => {
  storeSourcePhotos(storeImportedDraft(draft), [new Blob(['photo'])]);
  const { person } = await open();
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Your photo' });
  expect(image.style.width).toBe('100%');
  await person.click(screen.getByRole('button', { name: 'Larger' }));
  expect(image.style.width).toBe('150%');
  await person.click(screen.getByRole('button', { name: 'Smaller' }));
  expect(image.style.width).toBe('100%');
  const toggle = screen.getByRole('button', { name: 'Hide the photo' });
  await person.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('amounts that were hard to read are named beside the photo', async () => {
  storeSourcePhotos(storeImportedDraft(draft), [new Blob(['photo'])], ['¾ cup tahini']);
  await open();
  const alert = await screen.findByRole('alert', { name: 'Check this amount' });
  expect(alert.textContent).toContain('¾ cup tahini');
});

test('the photo of a recipe is offered as the picture, and not taken unasked', async () => {
  storeSourcePhotos(storeImportedDraft(draft), [new Blob(['photo'])]);
  const { person } = await open();
  await person.click(await screen.findByRole('heading', { name: 'Details' }));
  await screen.findByRole('button', { name: 'Use the photo of the recipe' });
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

test('another recipe has no photo beside its form', async () => {
  storeSourcePhotos(storeImportedDraft(draft), [new Blob(['photo'])]);
  storeImportedDraft({ ...draft, title: 'Soup' });
  await open();
  await screen.findByLabelText('Title');
  expect(screen.queryByRole('complementary', { name: 'Photo of the recipe' })).toBeNull();
});
