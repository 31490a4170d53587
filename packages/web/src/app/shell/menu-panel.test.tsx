import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { answer } from '../../testing/fake-api';
import { renderPage, screen } from '../../testing/render';
import { MenuPanel } from './menu-panel';

const Menu = () => <MenuPanel isOpen onClose={() => undefined} />;

async function openMenu({ isForPublic, answers }: { isForPublic: boolean; answers: number }) {
  const { api } = await renderPage(Menu, {
    api: [
      answer(instanceSettingsRoutes.shown, { isForPublic }),
      answer(feedbackRoutes.countUnread, { answers }),
    ],
  });
  await waitFor(() => expect(api.requestsTo(instanceSettingsRoutes.shown)).toHaveLength(1));
  await screen.findByRole('link', { name: 'Manage Account' });
}

const feedback = () => screen.queryByRole('link', { name: /^Feedback/ });

test('the menu of a public instance leads to feedback', async () => {
  await openMenu({ isForPublic: true, answers: 0 });
  await waitFor(() => expect(feedback()).not.toBeNull());
});

test('the menu of a household alone has no feedback', async () => {
  await openMenu({ isForPublic: false, answers: 0 });
  await waitFor(() => expect(feedback()).toBeNull());
});

test('the menu of a household alone leads to feedback while an answer waits', async () => {
  await openMenu({ isForPublic: false, answers: 2 });
  await waitFor(() => expect(feedback()).not.toBeNull());
});
