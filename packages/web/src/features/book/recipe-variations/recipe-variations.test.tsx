import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { cardOf, laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { VariationDialog } from './variation-dialog';
import { VariationList } from './variation-list';

beforeAll(() => import('../../../ui/dialog/dialog-panel'));

const none = { variations: [], others: [] };
const ours = cardOf(2, { title: 'Laksa (ours, less chilli)' });

const openList = (list: object, ...api: Answer[]) =>
  renderPage(() => <VariationList recipe={laksa} />, {
    api: [answer(recipeVariationsRoutes.list, { ...none, ...list }), ...api],
  });

test('a recipe shows its variations, and what differs when it is asked for, by the keyboard', async () => {
  const { person, api } = await openList(
    { variations: [ours] },
    answer(recipeVariationsRoutes.compare, {
      changes: [{ field: 'ingredients', before: '2 chillies', after: '1 chilli' }],
    }),
  );
  const list = within(await screen.findByRole('list', { name: 'Variations of this recipe' }));
  const link = list.getByRole('link', { name: ours.title });
  expect(link.getAttribute('href')).toContain(ours._id);
  const button = list.getByRole('button', { name: `What differs: ${ours.title}` });
  button.focus();
  await person.keyboard('{Enter}');
  await list.findByText('2 chillies');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(api.requestsTo(recipeVariationsRoutes.compare)).toMatchObject([
    { params: { id: laksa._id, otherId: ours._id } },
  ]);
});

test('a variation is compared as a change of its original', async () => {
  const original = cardOf(3, {
    title: 'Laksa of Tom',
    owner: { _id: recipeId(70), username: 'Tom' },
  });
  const { person, api } = await openList(
    { original, others: [ours] },
    answer(recipeVariationsRoutes.compare, { changes: [] }),
  );
  const list = within(await screen.findByRole('list', { name: 'This is a variation of' }));
  expect(list.getByText(/Tom$/, { selector: 'span' })).toBeDefined();
  await person.click(list.getByRole('button', { name: 'What differs: Laksa of Tom' }));
  await list.findByText('Nothing yet.');
  expect(api.requestsTo(recipeVariationsRoutes.compare)).toMatchObject([
    { params: { id: original._id, otherId: laksa._id } },
  ]);
  screen.getByRole('list', { name: 'Other variations of the same recipe' });
});

test('a recipe without variations says nothing of them', async () => {
  const { api } = await openList({});
  await expect.poll(() => api.requestsTo(recipeVariationsRoutes.list)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Variations' })).toBeNull();
});

const openDialog = (...api: Answer[]) =>
  renderPage(() => <VariationDialog recipe={laksa} onClosed={() => {}} />, { api });

test('a new variation opens to be changed', async () => {
  const { person, api, address } = await openDialog(
    answer(recipeVariationsRoutes.create, { ...laksa, _id: recipeId(9) }),
  );
  const name = await screen.findByRole('textbox', { name: 'What is different?' });
  await person.type(name, 'less chilli{Enter}');
  await expect.poll(address).toContain(`${recipeId(9)}/edit`);
  expect(api.requestsTo(recipeVariationsRoutes.create)).toMatchObject([
    { params: { id: laksa._id }, body: { name: 'less chilli' } },
  ]);
});

test('a variation without a name says what is missing, and keeps what was typed', async () => {
  const message = 'Please say what is different';
  const { person } = await openDialog(
    answer(
      recipeVariationsRoutes.create,
      new AppError('VALIDATION_FAILED', [{ field: 'name', message }]),
    ),
  );
  await person.click(await screen.findByRole('button', { name: 'Make variation' }));
  await screen.findByText(message);
});
