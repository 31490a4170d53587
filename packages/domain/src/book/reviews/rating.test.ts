import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRating, minRating, ratingScore } from './rating';

test.each([
  [{ count: 0, sum: 0 }, 0],
  [{ count: 1, sum: 5 }, 3.875],
  [{ count: 3, sum: 3 }, 2.25],
])('the votes %o come to the score %d', (votes, score) => {
  expect(ratingScore(votes)).toBe(score);
});

test('many good votes beat one perfect vote', () => {
  expect(ratingScore({ count: 200, sum: 960 })).toBeGreaterThan(ratingScore({ count: 1, sum: 5 }));
});

const stars = fc.array(fc.integer({ min: minRating, max: maxRating }), { minLength: 1 });
const score = (votes: number[]) =>
  ratingScore({ count: votes.length, sum: votes.reduce((sum, vote) => sum + vote, 0) });

test('one more best vote never lowers a score, one more worst vote never raises it', () => {
  fc.assert(
    fc.property(stars, (votes) => {
      expect(score([...votes, maxRating])).toBeGreaterThan(score(votes));
      expect(score([...votes, minRating])).toBeLessThan(score(votes));
    }),
  );
});

test('a score stays between the worst and the best rating', () => {
  fc.assert(
    fc.property(stars, (votes) => {
      expect(score(votes)).toBeGreaterThan(minRating);
      expect(score(votes)).toBeLessThan(maxRating);
    }),
  );
});
