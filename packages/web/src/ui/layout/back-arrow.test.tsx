import { expect, test } from 'vitest';
import { renderPage, screen } from '../../testing/render';
import { BackArrow } from './back-arrow';
import { ParentPage } from './parent-page';

const arrowBelow = (parent: string | undefined) => () => (
  <ParentPage value={parent}>
    <BackArrow />
  </ParentPage>
);

test('the arrow back leads to the page above, for someone who came in on this one', async () => {
  const { person, address } = await renderPage(arrowBelow('/my-recipes'), { at: '/recipes/42' });
  await person.click(screen.getByRole('link', { name: 'Back' }));
  expect(address()).toBe('/my-recipes');
});

test('the arrow back is not on a main page', async () => {
  await renderPage(arrowBelow(undefined), { at: '/my-recipes' });
  expect(screen.queryByRole('link')).toBeNull();
});
