import { expect, test } from 'vitest';
import { renderPage, screen } from '../../../testing/render';
import { UnreadCount } from './unread-count';

test('the badge of unread messages says how many are new', async () => {
  await renderPage(() => <UnreadCount count={1_204} />);
  expect(screen.getByText('1,204').textContent).toBe('1,204 new');
});

test('no badge is shown when every message was read', async () => {
  await renderPage(() => (
    <p>
      Feedback <UnreadCount count={0} />
    </p>
  ));
  expect(screen.getByText('Feedback').childElementCount).toBe(0);
});
