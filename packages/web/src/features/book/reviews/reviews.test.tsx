import { within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { maxReviewLength, reviewsRoutes, type Review } from '@saltbush/contract/recipe/reviews';
import type { User } from '@saltbush/contract/account/session';
import { priya } from '../../../testing/people';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { Reviews } from './reviews';

beforeAll(() => import('./review-list'));

const by = (n: number, fields: Partial<Review> = {}): Review => ({
  user: { _id: recipeId(n), username: `Cook ${n}` },
  rating: 4,
  review: `Words of cook ${n}`,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...fields,
});
const own = (fields: Partial<Review> = {}) =>
  by(1, { user: { _id: priya._id, username: 'Priya' }, ...fields });

let mine: Review | undefined;
let others: Review[];
beforeEach(() => {
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
    mine = own({ rating: body.rating, review: body.review });
    return { mine, ...votes() };
  }),
  answer(reviewsRoutes.remove, () => {
    mine = undefined;
    return votes();
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
    expect(api.requestsTo(reviewsRoutes.rate)[0]!.body).toEqual({ rating: 4, review: 'Lovely.' });
    expect(screen.getByText(/from 1 rating/)).toBeTruthy();
  });

  test('one’s own review is given by the keyboard alone', async () => {
    const { person } = await open();
    (await stars(1)).focus();
    await person.keyboard('[Space][ArrowRight][ArrowRight]');
    expect(await stars(3)).toHaveProperty('checked', true);
    await person.tab();
    await person.tab();
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
