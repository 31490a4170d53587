import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { adminFeedbackRoutes } from '@saltbush/contract/account/feedback';
import { answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { priya } from '../../../testing/people';
import { AdminFeedbackPage } from './admin-feedback-page';

test('no heading is blank while it is not known who wrote to the admins', async () => {
  const { api } = await renderPage(AdminFeedbackPage, {
    at: `/admin/feedback?with=${priya._id}`,
    path: '/admin/feedback',
    api: [
      answer(adminFeedbackRoutes.list, new AppError('INTERNAL')),
      answer(adminFeedbackRoutes.read, new AppError('INTERNAL')),
    ],
  });
  await waitFor(() => expect(api.requestsTo(adminFeedbackRoutes.read)).not.toEqual([]));
  await screen.findByRole('region', { name: 'Conversation with this person' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent?.trim());
  expect(headings).toContain('Feedback');
  expect(headings).not.toContain('');
});
