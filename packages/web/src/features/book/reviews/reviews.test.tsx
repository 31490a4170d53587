import { within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { reviewReportsRoutes } from '@saltbush/contract/book/review-reports';
import { commentsRoutes, type Comment } from '@saltbush/contract/recipe/comments';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { maxReviewLength, reviewsRoutes, type Review } from '@saltbush/contract/recipe/reviews';
import type { User } from '@saltbush/contract/account/session';
import { priya } from '../../../testing/people';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { ReportDialog } from '../moderation';
import { Reviews } from './reviews';

beforeAll(() => Promise.all([import('./review-list'), ReportDialog.load()]));

const by = (n: number, fields: Partial<Review> = {}): Review => ({
  _id: recipeId(n + 100),
  user: { _id: recipeId(n), username: `Cook ${n}` },
  rating: 4,
  review: `Words of cook ${n}`,
  photos: [],
  replyCount: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...fields,
});
const own = (fields: Partial<Review> = {}) =>
  by(1, { user: { _id: priya._id, username: 'Priya' }, ...fields });

/** One's own unless the fields say otherwise. */
const said = (n: number, fields: Partial<Comment> = {}): Comment => ({
  _id: recipeId(n + 200),
  user: { _id: priya._id, username: 'Priya' },
  text: `Comment ${n}`,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...fields,
});

let mine: Review | undefined;
let others: Review[];
let comments: Comment[];
beforeEach(() => {
  comments = [];
  mine = undefined;
  others = [];
});

const votes = () => {
  const all = [...(mine ? [mine] : []), ...others];
  const sum = all.reduce((total, { rating }) => total + rating, 0);
  return { ratingCount: all.length, ...(all.length > 0 && { ratingAverage: sum / all.length }) };
};
/** A fake server for reviews. */
const server: Answer[] = [
  answer(reviewsRoutes.list, ({ query: { page, limit } }) => ({
    mine,
    reviews: others.slice((page - 1) * limit, page * limit),
    ...votes(),
    total: others.length,
    page,
    limit,
    hasMore: page * limit < others.length,
  })),
  answer(reviewsRoutes.rate, ({ body }) => {
    mine = own({ rating: body.rating, review: body.review, photos: body.photos ?? [] });
    return { mine, ...votes() };
  }),
  answer(reviewsRoutes.remove, () => {
    mine = undefined;
    return votes();
  }),
  answer(commentsRoutes.list, ({ query: { page, limit } }) => ({
    comments: comments.slice((page - 1) * limit, page * limit),
    total: comments.length,
    page,
    limit,
    hasMore: page * limit < comments.length,
  })),
  answer(commentsRoutes.add, ({ body }) => {
    const comment = said(comments.length, { text: body.text });
    comments = [comment, ...comments];
    return comment;
  }),
];

const open = (api: Answer[] = [], user: User | null = priya) =>
  renderPage(() => <Reviews recipe={laksa} />, {
    at: '/recipe/1',
    user,
    api: [...server, ...api],
  });
const area = async () => within(await screen.findByRole('region', { name: 'Your review' }));
const stars = (count: number) =>
  screen.findByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });

describe('one’s own review', () => {
  test('one’s own review is stars and words', async () => {
    const { person, api } = await open();
    await screen.findByText('No one has rated this recipe yet.');
    await person.click(await stars(4));
    await person.type(screen.getByLabelText('Your review (optional)'), ' Lovely. ');
    await person.click(screen.getByRole('button', { name: 'Save rating' }));
    expect((await area()).getByText('Lovely.')).toBeTruthy();
    await (await area()).findByText('You');
    expect(api.requestsTo(reviewsRoutes.rate)[0]!.body).toEqual({
      rating: 4,
      review: 'Lovely.',
      photos: [],
    });
    expect(screen.getByText(/from 1 rating/)).toBeTruthy();
  });

  test('one’s own review is given by the keyboard alone', async () => {
    const { person } = await open();
    (await stars(1)).focus();
    await person.keyboard('[Space][ArrowRight][ArrowRight]');
    expect(await stars(3)).toHaveProperty('checked', true);
    screen.getByRole('button', { name: 'Save rating' }).focus();
    await person.keyboard('[Enter]');
    await (await area()).findByText('3 of 5 stars');
    expect(mine?.rating).toBe(3);
  });

  test('one’s own review needs stars, and says so beside them', async () => {
    const { person, api } = await open();
    await person.type(await screen.findByLabelText('Your review (optional)'), 'Fine');
    await person.click(screen.getByRole('button', { name: 'Save rating' }));
    await screen.findByText('Please choose a number of stars');
    expect(api.requestsTo(reviewsRoutes.rate)).toHaveLength(0);
  });

  test('one’s own review that is too long is not cut', async () => {
    mine = own({ review: 'a'.repeat(maxReviewLength) });
    const { person, api } = await open();
    await person.click((await area()).getByRole('button', { name: 'Edit' }));
    const words = screen.getByLabelText<HTMLTextAreaElement>('Your review (optional)');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your review');
    await screen.findByText('0 of 2,000 characters left');
    await person.type(words, 'bc');
    await screen.findByText('Please use at most 2,000 characters: 2 too many');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(words.value).toHaveLength(maxReviewLength + 2);
    expect(api.requestsTo(reviewsRoutes.rate)).toHaveLength(0);
  });

  test('one’s own review that could not be saved stays in the form', async () => {
    const { person } = await open([answer(reviewsRoutes.rate, new AppError('SERVER_UNREACHABLE'))]);
    await person.click(await stars(5));
    await person.type(screen.getByLabelText('Your review (optional)'), 'Lovely.');
    await person.click(screen.getByRole('button', { name: 'Save rating' }));
    await screen.findByText(/Unable to connect to the server/);
    expect(screen.getByLabelText('Your review (optional)')).toHaveProperty('value', 'Lovely.');
    expect(await stars(5)).toHaveProperty('checked', true);
  });

  test('one’s own review is removed, and comes back', async () => {
    mine = own({ rating: 2, review: 'Too salty.' });
    const { person } = await open();
    await person.click((await area()).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Your review was removed');
    expect(await screen.findByRole('button', { name: 'Save rating' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Too salty.');
    expect(mine).toMatchObject({ rating: 2, review: 'Too salty.' });
  });
});

describe('what others say', () => {
  test('the reviews of others come in pages, the reader’s own first', async () => {
    mine = own({ review: 'Mine' });
    others = Array.from({ length: 12 }, (_, n) => by(n + 10));
    const { person } = await open();
    const list = await screen.findByRole('list', { name: 'Reviews' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const before = screen.getByText('Mine').compareDocumentPosition(list);
    expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show more reviews' }));
    await expect.poll(() => within(list).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
    expect(document.activeElement?.tagName).toBe('LI');
  });

  test('the reviews of others are read by a visitor, who signs in to say something', async () => {
    others = [by(10)];
    await open([], null);
    await screen.findByText('Words of cook 10');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in to rate it' }).getAttribute('href')).toBe(
      '/login?redirect=%2Frecipe%2F1',
    );
  });

  test('the reviews of others that cannot be loaded are asked for again', async () => {
    let isDown = true;
    others = [by(10)];
    const { person } = await open([
      answer(reviewsRoutes.list, () =>
        isDown
          ? new AppError('FORBIDDEN')
          : { reviews: others, ...votes(), total: 1, page: 1, limit: 10, hasMore: false },
      ),
    ]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await person.click(retry);
    await screen.findByText('Words of cook 10');
  });
});

const tom = { _id: recipeId(70), username: 'Tom' };
const photoUrl = (n: number) => `/images/${recipeId(n)}/800.webp`;
const publicLaksa = {
  ...laksa,
  sharingSettings: { ...laksa.sharingSettings, mode: 'public' },
} as const;

describe('photos of a review', () => {
  test('photos are added to one’s own review, at most three, and taken off again', async () => {
    let uploaded = 0;
    const uploads = answer(imagesRoutes.upload, () => {
      uploaded += 1;
      return { imageUrl: photoUrl(uploaded), colour: '#000000', width: 9, height: 6 };
    });
    const { person, api } = await open([uploads]);
    await person.click(await stars(4));
    const files = [1, 2, 3, 4].map((n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }));
    await person.upload(screen.getByLabelText('Add photos'), files);
    const list = await screen.findByRole('list', { name: 'Your photos' });
    await expect.poll(() => within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByLabelText('Add photos')).toBeNull();
    await person.click(within(list).getByRole('button', { name: 'Remove photo 2' }));
    await person.click(screen.getByRole('button', { name: 'Save rating' }));
    await (await area()).findByText('You');
    const { photos } = api.requestsTo(reviewsRoutes.rate)[0]!.body;
    expect(photos).toEqual([photoUrl(1), photoUrl(3)]);
    expect((await area()).getAllByRole('link', { name: /opens large/ })).toHaveLength(2);
  });

  test('photos of others are shown with their review, and open large', async () => {
    others = [by(10, { photos: [photoUrl(7)] })];
    await open();
    const list = await screen.findByRole('list', { name: 'Photos of Cook 10' });
    const link = within(list).getByRole('link', { name: 'Photo 1, opens large' });
    expect(link.getAttribute('href')).toBe(`/images/${recipeId(7)}/1200.webp`);
  });
});

describe('reviews and the admins', () => {
  test('a review of a public recipe is reported with a reason', async () => {
    others = [by(10)];
    const { person, api } = await renderPage(() => <Reviews recipe={publicLaksa} />, {
      at: '/recipe/1',
      user: priya,
      api: [...server, answer(reviewReportsRoutes.reportReview, undefined)],
    });
    await person.click(await screen.findByRole('button', { name: 'Report the review of Cook 10' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report the review of Cook 10' }),
    );
    await person.click(dialog.getByLabelText('Advertising or spam'));
    await person.click(dialog.getByRole('button', { name: 'Report review' }));
    await screen.findByText('Reported');
    expect(api.requestsTo(reviewReportsRoutes.reportReview)[0]).toMatchObject({
      params: { id: others[0]!._id },
      body: { reason: 'spam' },
    });
  });

  test('a review of a private recipe is not reported', async () => {
    others = [by(10)];
    await open();
    await screen.findByText('Words of cook 10');
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  test('a review that admins removed says why to its writer, who cannot change it', async () => {
    mine = own({ removed: { reason: 'It is spam.', at: '2026-11-21T08:00:00.000Z' } });
    await open();
    await (await area()).findByText(/Only you still see it. Why: It is spam./);
    expect((await area()).queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('comments', () => {
  test('a comment is written below the reviews', async () => {
    const { person, api } = await open();
    await person.type(await screen.findByLabelText('Ask or tell something'), ' Freezes well. ');
    await person.click(screen.getByRole('button', { name: 'Comment' }));
    const list = await screen.findByRole('list', { name: 'Comments' });
    await within(list).findByText('Freezes well.');
    expect(api.requestsTo(commentsRoutes.add)[0]!.body).toEqual({ text: 'Freezes well.' });
    expect(screen.getByLabelText('Ask or tell something')).toHaveProperty('value', '');
  });

  test('a comment without words is not sent, and one that fails stays in the field', async () => {
    const { person } = await open([answer(commentsRoutes.add, new AppError('SERVER_UNREACHABLE'))]);
    await person.click(await screen.findByRole('button', { name: 'Comment' }));
    await screen.findByText('Please write something');
    await person.type(screen.getByLabelText('Ask or tell something'), 'Lovely');
    await person.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByText(/Unable to connect to the server/);
    expect(screen.getByLabelText('Ask or tell something')).toHaveProperty('value', 'Lovely');
  });

  test('a comment of one’s own is edited, deleted and brought back', async () => {
    comments = [said(1)];
    const changes = [
      answer(commentsRoutes.update, ({ body }) => {
        comments = [said(1, { text: body.text })];
        return comments[0]!;
      }),
      answer(commentsRoutes.remove, () => {
        comments = [];
        return undefined;
      }),
      answer(commentsRoutes.restore, () => {
        comments = [said(1, { text: 'Back' })];
        return undefined;
      }),
    ];
    const { person } = await open(changes);
    const list = within(await screen.findByRole('list', { name: 'Comments' }));
    await person.click(list.getByRole('button', { name: 'Edit' }));
    const field = list.getByLabelText('Your comment');
    await person.clear(field);
    await person.type(field, 'Better cold');
    await person.click(list.getByRole('button', { name: 'Save changes' }));
    await list.findByText('Better cold');
    await person.click(list.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Your comment was deleted');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Back');
  });

  test('replies to a review are shown when asked for, and written there', async () => {
    others = [by(10, { replyCount: 1 })];
    comments = [said(1, { user: tom, text: 'Me too' })];
    const { person, api } = await open();
    const toggle = await screen.findByRole('button', { name: '1 reply to the review of Cook 10' });
    await person.click(toggle);
    const replies = await screen.findByRole('list', { name: 'Replies to the review of Cook 10' });
    await within(replies).findByText('Me too');
    await person.type(screen.getByLabelText('Your reply'), 'Thanks');
    await person.click(screen.getByRole('button', { name: 'Send reply' }));
    await expect
      .poll(() => api.requestsTo(commentsRoutes.add)[0]?.body)
      .toEqual({ text: 'Thanks', repliesTo: others[0]!.user._id });
  });

  test('a visitor reads comments and writes none', async () => {
    comments = [said(1, { user: tom, text: 'Me too' })];
    await open([], null);
    await screen.findByText('Me too');
    expect(screen.queryByLabelText('Ask or tell something')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });
});
