import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import {
  sampleRecipesRoutes,
  type SampleRecipeOnWire,
} from '@saltbush/contract/book/sample-recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { UploadRecipesPage } from './upload-recipes-page';

const samples: SampleRecipeOnWire[] = ['Fish tacos', 'Fried rice', 'Pumpkin soup'].map((title) => ({
  name: title.toLowerCase().replace(' ', '-'),
  title,
  serves: 4,
  totalMinutes: 30,
  isInMyRecipes: title === 'Fried rice',
}));

const uploaded = (name: string) => {
  const n = samples.findIndex((sample) => sample.name === name);
  const { title, isInMyRecipes } = samples[n]!;
  const outcome = isInMyRecipes ? ('already-there' as const) : ('uploaded' as const);
  return { recipe: recipeId(n), title, outcome };
};
const uploading = answer(sampleRecipesRoutes.upload, ({ params }) => uploaded(params.name));

async function openPage(...api: Answer[]) {
  const page = await renderPage(UploadRecipesPage, {
    at: '/upload-recipes',
    api: [answer(sampleRecipesRoutes.list, { recipes: samples }), ...api],
  });
  const button = await screen.findByRole('button', { name: 'Upload 3 Australian favourites' });
  return { ...page, button };
}

afterEach(() => vi.useRealTimers());

const titles = () =>
  within(screen.getByRole('list', { name: 'Uploaded recipes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('all samples are uploaded in turn, and what was there already is named', async () => {
  const { person, button, api } = await openPage(uploading);
  expect(screen.getByText('1 already in your recipes')).toBeDefined();
  await person.dblClick(button);
  expect(await screen.findByText('Upload Complete')).toBeDefined();
  expect(screen.getByText('2 recipes are now in your recipes.')).toBeDefined();
  expect(titles()).toEqual(['Fish tacos', 'Fried rice already in your recipes', 'Pumpkin soup']);
  const bar = screen.getByRole('progressbar', { name: 'Uploading recipes' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(api.requestsTo(sampleRecipesRoutes.upload).map(({ params }) => params.name)).toEqual([
    'fish-tacos',
    'fried-rice',
    'pumpkin-soup',
  ]);
});

test('the next sample is sent a tenth of a second after the one before', async () => {
  const { button, api } = await openPage(uploading);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sentAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return api.requestsTo(sampleRecipesRoutes.upload).length;
  };
  fireEvent.click(button);
  expect(await sentAfter(99)).toBe(1);
  expect(await sentAfter(1)).toBe(2);
  expect(await sentAfter(99)).toBe(2);
  expect(await sentAfter(1)).toBe(3);
});

test('the bar of the upload shows how much is done, and the upload can be cancelled', async () => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  const slow = answer(sampleRecipesRoutes.upload, async ({ params }) => {
    if (params.name === 'fried-rice') await held;
    return uploaded(params.name);
  });
  const { person, button, api } = await openPage(slow);
  await person.click(button);
  expect(await screen.findByText('33 % · 1 of 3 recipes')).toBeDefined();
  await expect.poll(() => api.requestsTo(sampleRecipesRoutes.upload).length).toBe(2);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  send();
  expect(await screen.findByText(/^Cancelled\./)).toBeDefined();
  expect(api.requestsTo(sampleRecipesRoutes.upload)).toHaveLength(2);
  expect(screen.queryByText('Upload Complete')).toBeNull();
});

test('a sample that fails is named, and the others are uploaded', async () => {
  const failing = answer(sampleRecipesRoutes.upload, ({ params }) =>
    params.name === 'fried-rice' ? new AppError('WORKERS_BUSY') : uploaded(params.name),
  );
  const { person, button } = await openPage(failing);
  await person.click(button);
  expect(await screen.findByText('Upload Failed')).toBeDefined();
  expect(
    screen.getByText('1 of 3 recipes could not be added. Upload again to add them.'),
  ).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.getByText('Upload Error')).toBeDefined();
  expect(screen.getByText(/^Fried rice: /)).toBeDefined();
  expect(titles()).toEqual(['Fish tacos', 'Pumpkin soup']);
});

test('the page of samples without an answer offers to try again', async () => {
  await renderPage(UploadRecipesPage, { at: '/upload-recipes', api: [] });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
});
