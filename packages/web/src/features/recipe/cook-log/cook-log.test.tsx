import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookLogRoutes, type CookLogEntry } from '@saltbush/contract/plan/cook-log';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { answer, type Answer } from '../../../testing/fake-api';
import { fakePlan, confirmedRow } from '../../../testing/plan/fake-plan-rows';
import { priya } from '../../../testing/people';
import { laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { CookLog } from './cook-log';

const entry = (n: number, more: Partial<CookLogEntry> = {}): CookLogEntry => ({
  _id: `01960000-0000-7000-9000-00000000000${n}`,
  recipeId: laksa._id,
  cookedOn: `2026-11-1${n}`,
  people: [],
  ...more,
});
const page = (...entries: CookLogEntry[]) => ({
  entries,
  lastCookedOn: entries[0]?.cookedOn,
  total: entries.length,
  page: 1,
  limit: 10,
  hasMore: false,
});
const listed = (...entries: CookLogEntry[]) => answer(cookLogRoutes.list, () => page(...entries));

async function open(...api: Answer[]) {
  fakePlan(priya._id, {
    rows: [confirmedRow('eaters', '01960000-0000-7000-9000-0000000000e1', { name: 'Mia' })],
  });
  return renderPage(() => <CookLog recipe={laksa} />, { api });
}

test('the cook log says when it was cooked, who ate, and how it went', async () => {
  await open(listed(entry(7, { people: ['Mia', 'Nan'], note: 'Less salt.' }), entry(2)));
  await screen.findByText('Last cooked yesterday, 2 times');
  const items = within(screen.getByRole('list', { name: 'Cook log' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Yesterday · Mia, NanLess salt.EditDelete',
    '12 NovEditDelete',
  ]);
});

test('the entry of “Cooked it” is of today and of those at home, unless it is changed', async () => {
  const { person, api } = await open(
    listed(),
    answer(cookLogRoutes.add, ({ body }) => ({ ...entry(1), ...body })),
  );
  await screen.findByText('Not cooked yet');
  await person.click(screen.getByRole('button', { name: 'Cooked it' }));
  const mia = await screen.findByRole('button', { name: 'Mia', pressed: true });
  await person.click(mia);
  await person.type(screen.getByRole('textbox', { name: 'Guests (optional)' }), 'Nan, Pop');
  await person.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Hot!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Noted in the cook log');
  expect(api.requestsTo(cookLogRoutes.add)[0]!.body).toEqual({
    cookedOn: '2026-11-18',
    people: [priya.displayUsername, 'Nan', 'Pop'],
    note: 'Hot!',
    revision: laksa.revision,
  });
});

test('an entry opens the recipe as it was cooked, with what has changed since', async () => {
  const { ingredients, instructions } = laksa;
  const { person } = await open(
    listed(entry(7, { earlierRevision: 2 }), entry(2)),
    answer(cookLogRoutes.getRecipe, {
      recipe: { title: 'Laksa of before', tags: [], measures: 'au', ingredients, instructions },
      changes: [{ field: 'ingredients', before: '1 tsp cumin' }],
    }),
  );
  const button = await screen.findByRole('button', { name: 'Recipe as cooked: yesterday' });
  expect(screen.getAllByRole('button', { name: /^Recipe as cooked/ })).toHaveLength(1);
  button.focus();
  await person.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'As cooked yesterday' }));
  await dialog.findByText('Laksa of before');
  expect(dialog.getByText('Ingredient removed')).toBeDefined();
});

describe('a photo', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => {};
  });
  const imageUrl = '/images/01960000-0000-7000-9000-0000000000aa/800.webp';
  const uploaded = { imageUrl, colour: '#a37c52', width: 800, height: 600 };
  const photo = new File(['photo'], 'dish.jpg', { type: 'image/jpeg' });

  test('a photo is uploaded, saved with the cook log entry, and shown in the log', async () => {
    const saved: CookLogEntry[] = [];
    const { person } = await open(
      answer(cookLogRoutes.list, () => page(...saved)),
      answer(imagesRoutes.upload, uploaded),
      answer(cookLogRoutes.add, ({ body }) => {
        saved.push({ ...entry(8), ...body });
        return saved[0]!;
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Cooked it' }));
    await person.upload(await screen.findByLabelText('Add a photo'), photo);
    await person.click(await screen.findByRole('button', { name: 'Remove photo' }));
    await person.upload(screen.getByLabelText('Add a photo'), photo);
    await screen.findByRole('button', { name: 'Remove photo' });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Noted in the cook log');
    expect(saved[0]).toMatchObject({ imageUrl });
    const list = await screen.findByRole('list', { name: 'Cook log' });
    const shown = await within(list).findByRole<HTMLImageElement>('img');
    expect(shown.src).toContain('/images/01960000-0000-7000-9000-0000000000aa/');
  });

  test.each([
    ['that can not be read', new AppError('IMAGE_UNREADABLE'), /JPEG, PNG/],
    ['that is too large', new AppError('PAYLOAD_TOO_LARGE'), /something smaller/],
  ])(
    'a photo %s is refused with a reason, and the entry can be saved without it',
    async (_case, refusal, reason) => {
      const { person, api } = await open(
        listed(),
        answer(imagesRoutes.upload, refusal),
        answer(cookLogRoutes.add, ({ body }) => ({ ...entry(1), ...body })),
      );
      await person.click(await screen.findByRole('button', { name: 'Cooked it' }));
      await person.upload(await screen.findByLabelText('Add a photo'), photo);
      expect((await screen.findByRole('alert')).textContent).toMatch(reason);
      expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
      await person.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Noted in the cook log');
      expect(api.requestsTo(cookLogRoutes.add)[0]!.body).not.toHaveProperty('imageUrl');
    },
  );
});

test('a cook log entry can be changed', async () => {
  const nan = entry(2, { people: ['Mia', 'Nan'], note: 'Salty' });
  const { person, api } = await open(
    listed(nan),
    answer(cookLogRoutes.update, () => nan),
  );
  await person.click(await screen.findByRole('button', { name: 'Edit the entry: 12 Nov' }));
  await screen.findByRole('button', { name: 'Mia', pressed: true });
  const guests = screen.getByRole<HTMLInputElement>('textbox', { name: 'Guests (optional)' });
  expect(guests.value).toBe('Nan');
  await person.clear(screen.getByRole('textbox', { name: 'Note (optional)' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Noted in the cook log');
  expect(api.requestsTo(cookLogRoutes.update)[0]).toMatchObject({
    params: { id: nan._id },
    body: { cookedOn: '2026-11-12', people: ['Mia', 'Nan'], note: '' },
  });
});

test('a cook log entry is deleted, and comes back', async () => {
  const { person, api } = await open(
    listed(entry(2)),
    answer(cookLogRoutes.remove, undefined),
    answer(cookLogRoutes.restore, undefined),
  );
  await person.click(await screen.findByRole('button', { name: 'Delete the entry: 12 Nov' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => api.requestsTo(cookLogRoutes.restore).length).toBe(1);
});

test('a cook log entry stays as typed without a connection, and a toast says why', async () => {
  const { person } = await open(listed());
  await person.click(await screen.findByRole('button', { name: 'Cooked it' }));
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note (optional)' });
  await person.type(note, 'Hot!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Unable to connect');
  expect(note.value).toBe('Hot!');
});
