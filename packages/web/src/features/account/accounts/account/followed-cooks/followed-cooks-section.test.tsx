import { expect, test } from 'vitest';
import { followedCooksRoutes, type FollowedCook } from '@saltbush/contract/book/cooks';
import { answer } from '../../../../../testing/fake-api';
import { recipeId } from '../../../../../testing/recipes';
import { renderPage, screen } from '../../../../../testing/render';
import { FollowedCooksSection } from './followed-cooks-section';

const followedAt = '2026-11-20T08:00:00.000Z';
const tom = { _id: recipeId(70), username: 'Tom', followedAt };
const quiet = { _id: recipeId(71), followedAt };

function open(initial: FollowedCook[]) {
  let cooks = initial;
  return renderPage(FollowedCooksSection, {
    api: [
      answer(followedCooksRoutes.list, () => ({ cooks })),
      answer(followedCooksRoutes.unfollow, ({ params }) => {
        cooks = cooks.filter(({ _id }) => _id !== params.id);
        return undefined;
      }),
      answer(followedCooksRoutes.follow, () => {
        cooks = initial;
        return undefined;
      }),
    ],
  });
}

test('a followed cook leads to their page, is followed no longer, and comes back by Undo', async () => {
  const { person } = await open([tom, quiet]);
  const link = await screen.findByRole('link', { name: 'Tom' });
  expect(link.getAttribute('href')).toBe(`/cooks/${tom._id}`);
  await person.click(screen.getByRole('button', { name: 'Unfollow Tom' }));
  await screen.findByText('You no longer follow Tom');
  expect(screen.queryByRole('link', { name: 'Tom' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Tom' });
});

test('a followed cook who shares nothing now has no link, and can be ended', async () => {
  const { person } = await open([quiet]);
  await screen.findByText('A cook who shares nothing now');
  await person.click(
    screen.getByRole('button', { name: 'Unfollow a cook who shares nothing now' }),
  );
  await screen.findByRole('heading', { name: 'You follow no cook yet' });
});
