import { beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { answer, type Answer } from '../../../../testing/fake-api';
import { cardOf, recipeId } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { BulkShareDialog } from './bulk-share-dialog';

beforeAll(() =>
  Promise.all([import('./bulk-share-form'), import('../../../../ui/dialog/dialog-panel')]),
);

async function open(count: number, ...api: Answer[]) {
  const onDone = vi.fn();
  const recipes = Array.from({ length: count }, (_, n) => cardOf(n + 1));
  const page = await renderPage(
    () => <BulkShareDialog isOpen onClose={() => {}} recipes={recipes} onDone={onDone} />,
    { api: [answer(householdsRoutes.list, { households: [], deleted: [] }), ...api] },
  );
  await screen.findByRole('radio', { name: /Listed in Saltbush/ });
  return { ...page, onDone };
}

/** Answers that all were private before. */
const shared = ({ body: { updates } }: { body: { updates: { recipeId: string }[] } }) => ({
  updated: updates.length,
  before: updates.map(({ recipeId }) => ({ recipeId, ...hidden })),
});
const hidden = {
  sharingSettings: { mode: 'private' as const },
  sharedWith: { saltbush: false },
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save sharing' });

test('several recipes are shared in one call, a hundred at a time', async () => {
  const { person, api, onDone } = await open(130, answer(sharingRoutes.updateBatch, shared));
  expect(save().disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
  await person.click(save());
  await screen.findByText('Sharing of 130 recipes changed');
  expect(onDone).toHaveBeenCalledOnce();
  const asked = api.requestsTo(sharingRoutes.updateBatch).map(({ body }) => body.updates);
  expect(asked.map((updates) => updates.length)).toEqual([100, 30]);
  expect(asked[0]![0]).toEqual({
    recipeId: recipeId(1),
    sharingSettings: { mode: 'public' },
    sharedWith: { saltbush: true },
  });
});

test('one press shares each of several recipes as it was before', async () => {
  const { person, api } = await open(130, answer(sharingRoutes.updateBatch, shared));
  await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
  await person.click(save());
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('130 recipes are shared as before');
  const sent = api.requestsTo(sharingRoutes.updateBatch).slice(2);
  expect(sent.map(({ body }) => body.updates.length)).toEqual([100, 30]);
  expect(sent[1]!.body.updates[0]).toEqual({ recipeId: recipeId(101), ...hidden });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('several recipes of which not all could be shared can be taken back', async () => {
  const { person, api } = await open(
    130,
    answer(sharingRoutes.updateBatch, (asked) =>
      asked.body.updates.length === 30 ? new AppError('SERVER_UNREACHABLE') : shared(asked),
    ),
  );
  await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
  await person.click(save());
  await screen.findByText('The sharing of 100 of 130 recipes was changed');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('100 recipes are shared as before');
  expect(api.requestsTo(sharingRoutes.updateBatch)).toHaveLength(3);
});

test('a refusal to share several recipes is said, and the choice stays', async () => {
  const { person, onDone } = await open(
    2,
    answer(sharingRoutes.updateBatch, new AppError('NOT_FOUND')),
  );
  await person.click(screen.getByRole('radio', { name: /Private/ }));
  await person.click(save());
  await screen.findByText('The sharing could not be changed');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: /Private/ })).toHaveProperty('checked', true);
});
