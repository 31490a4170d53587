import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminReportsRoutes } from '@saltbush/contract/book/reports';
import {
  adminReviewReportsRoutes,
  type ReportedPost,
} from '@saltbush/contract/book/review-reports';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { ReportsPage } from './reports-page';

const page = { total: 0, page: 1, limit: 20, hasMore: false };
const post: ReportedPost = {
  _id: recipeId(3),
  kind: 'review',
  recipe: { _id: recipeId(1), title: 'Laksa' },
  writer: { _id: recipeId(2), username: 'Tom' },
  rating: 1,
  text: 'Buy my tins!',
  photos: [`/images/${recipeId(9)}/800.webp`],
  reports: [
    { reason: 'spam', note: 'Look', reporter: 'Gran', createdAt: '2026-11-20T08:00:00.000Z' },
  ],
};

async function open(posts: { open: ReportedPost[]; removed: ReportedPost[] }, ...api: Answer[]) {
  const opened = await renderPage(ReportsPage, {
    user: priya,
    api: [
      answer(adminReportsRoutes.list, { recipes: [], ...page }),
      answer(adminReviewReportsRoutes.list, ({ query }) => ({
        posts: posts[query.state],
        ...page,
      })),
      ...api,
    ],
  });
  await opened.person.click(await screen.findByLabelText('Reviews and comments'));
  return opened;
}

test('a reported review is shown with its photos and reports, and removed with a reason', async () => {
  const posts = { open: [post], removed: [] as ReportedPost[] };
  const removing = answer(adminReviewReportsRoutes.remove, ({ body }) => {
    const removed = { reason: body.reason, since: '2026-11-21T08:00:00.000Z' };
    posts.open = [];
    posts.removed = [{ ...post, photos: [], reports: [], removed }];
    return undefined;
  });
  const { person, api } = await open(posts, removing);
  const card = within(await screen.findByRole('article', { name: 'Review by Tom on Laksa' }));
  card.getByText('1 star');
  card.getByText('Buy my tins!');
  card.getByRole('img', { name: 'Photo 1' });
  card.getByText('Advertising or spam');
  await person.click(card.getByRole('button', { name: 'Remove from the recipe' }));
  await person.type(card.getByLabelText(/^Why\? The writer gets this/), 'Spam');
  await person.click(card.getByRole('button', { name: 'Remove review' }));
  await screen.findByText('No open reports');
  expect(api.requestsTo(adminReviewReportsRoutes.remove)[0]).toMatchObject({
    params: { id: post._id },
    body: { reason: 'Spam' },
  });
  await person.click(screen.getByLabelText('Removed'));
  await screen.findByText(/Removed on 21 Nov 2026. Why: Spam/);
});

test('a reported review stays when its reports are dismissed', async () => {
  const posts = { open: [post], removed: [] };
  const dismissing = answer(adminReviewReportsRoutes.dismiss, () => {
    posts.open = [];
    return undefined;
  });
  const { person } = await open(posts, dismissing);
  await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await screen.findByText('No open reports');
});

test('a removed comment is put back', async () => {
  const removed = { reason: 'Spam', since: '2026-11-21T08:00:00.000Z' };
  const comment: ReportedPost = { ...post, kind: 'comment', photos: [], reports: [], removed };
  const posts = { open: [], removed: [comment] };
  const puttingBack = answer(adminReviewReportsRoutes.putBack, () => {
    posts.removed = [];
    return undefined;
  });
  const { person } = await open(posts, puttingBack);
  await person.click(screen.getByLabelText('Removed'));
  await person.click(await screen.findByRole('button', { name: 'Put back' }));
  await screen.findByText('Nothing was removed');
});
