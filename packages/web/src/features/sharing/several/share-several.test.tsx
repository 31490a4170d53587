import { beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes } from '@saltbush/contract/households';
import { sharingRoutes } from '@saltbush/contract/sharing';
import { answer, type Answer } from '../../../testing/pretend-api';
import { cardOf, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { ShareSeveralDialog } from './share-several-dialog';

beforeAll(() => Promise.all([import('./share-several-form'), import('../../../ui/dialog-panel')]));

async function open(count: number, ...api: Answer[]) {
  const onDone = vi.fn();
  const recipes = Array.from({ length: count }, (_, n) => cardOf(n + 1));
  const page = await renderPage(
    () => <ShareSeveralDialog isOpen onClose={() => {}} recipes={recipes} onDone={onDone} />,
    { api: [answer(householdsRoutes.list, { households: [] }), ...api] },
  );
  await screen.findByRole('radio', { name: /Listed in Saltbush/ });
  return { ...page, onDone };
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save sharing' });

test('several recipes are shared in one call, a hundred at a time', async () => {
  const { person, api, onDone } = await open(
    130,
    answer(sharingRoutes.updateBatch, ({ body }) => ({ updated: body.updates.length })),
  );
  expect(save().disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
  await person.click(save());
  await screen.findByText('Sharing of 130 recipes changed');
  expect(onDone).toHaveBeenCalledOnce();
  const asked = api.askedOf(sharingRoutes.updateBatch).map(({ body }) => body.updates);
  expect(asked.map((updates) => updates.length)).toEqual([100, 30]);
  expect(asked[0]![0]).toEqual({
    recipeId: recipeId(1),
    sharingSettings: { mode: 'public' },
    sharedWith: { saltbush: true },
  });
});

test('a refusal is said, and the choice stays', async () => {
  const { person, onDone } = await open(
    2,
    answer(sharingRoutes.updateBatch, new AppError('NOT_FOUND')),
  );
  await person.click(screen.getByRole('radio', { name: /Private/ }));
  await person.click(save());
  await screen.findByText('The sharing was not changed');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: /Private/ })).toHaveProperty('checked', true);
});
