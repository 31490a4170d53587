import { expect, test, vi } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { startSession } from '../../../../api/session';
import { answer } from '../../../../testing/fake-api';
import { priya, token } from '../../../../testing/people';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { NewRecipePage } from '../new-recipe-page';
import { storeImportedDraft } from '../draft/imported-draft';
import { storeImportSource } from './import-source';

/** Until it is called, the code of the source is on its way. */
const code = vi.hoisted(() => {
  let arrive = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { isThere, arrive };
});
vi.mock('./source-panel', async (importOriginal) => {
  await code.isThere;
  return importOriginal();
});

const draft = {
  title: 'Damper',
  tags: [],
  ingredients: [{ name: 'that green stuff', amount: 'a', unit: 'handful', note: 'good' }],
  ingredientLines: ['a good handful of that green stuff'],
  instructions: ['Bake.'],
};
const place = { photo: 0, left: 0.1, top: 0.2, width: 0.5, height: 0.05, turn: 0 };

test('a number that is pressed before the photo is there leads to its box once it is', async () => {
  startSession(token, priya);
  const images = { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, images));
  storeImportSource(storeImportedDraft(draft), {
    photos: [new Blob(['photo'])],
    lines: [{ text: draft.ingredientLines[0]!, ...place }],
  });
  const api = [answer(recipesRoutes.create, laksa)];
  const { person } = await renderPage(NewRecipePage, { at: '/my-recipes/new', api });
  await person.click(await screen.findByRole('button', { name: '1: see it in the photo' }));
  await new Promise(requestAnimationFrame);
  code.arrive();
  const box = await screen.findByRole('button', { name: '1: a good handful of that green stuff' });
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
});
