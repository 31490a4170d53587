import { describe, expect, it } from 'vitest';
import {
  hasAmount,
  outcomeOfRefusal,
  reportAdding,
  samplesNeeded,
  type AddOutcome,
} from './samples';

const samples = (...outcomes: AddOutcome[]) =>
  outcomes.map((outcome, index) => ({ title: `Dish ${index + 1}`, outcome }));

it('onboarding needs five examples, or all if fewer are there', () => {
  expect([0, 3, 5, 20].map(samplesNeeded)).toEqual([0, 3, 5, 5]);
});

it.each([
  [400, 'already-there'],
  [403, 'failed'],
  [404, 'failed'],
  [500, 'failed'],
  [undefined, 'failed'],
])('a sample recipe refused with status %s is %s', (status, outcome) => {
  expect(outcomeOfRefusal(status)).toBe(outcome);
});

describe('the report', () => {
  it('the report on sample recipes says that all were added', () => {
    expect(reportAdding(samples('added', 'already-there', 'added'))).toEqual({
      kind: 'success',
      title: 'Recipes ready!',
      message: '2 recipes added to your collection',
      goesOn: true,
    });
    expect(reportAdding(samples('added')).message).toBe('1 recipe added to your collection');
  });

  it('the report on sample recipes says that all were there before', () => {
    const { kind, message, goesOn } = reportAdding(samples('already-there', 'already-there'));
    expect([kind, goesOn]).toEqual(['success', true]);
    expect(message).toBe('All selected recipes are already in your collection');
  });

  it('the report on sample recipes counts those that failed', () => {
    expect(reportAdding(samples('added', 'failed', 'already-there'))).toEqual({
      kind: 'warning',
      title: 'Recipes partially added',
      message: '2 of 3 recipes are in your collection, 1 could not be added',
      goesOn: true,
    });
  });

  it('the report names the sample recipes if all failed, and the wizard stays', () => {
    expect(reportAdding(samples('failed', 'failed'))).toEqual({
      kind: 'error',
      title: 'Some recipes could not be added',
      message: 'Dish 1, Dish 2',
      goesOn: false,
    });
  });
});

it.each([
  ['', false],
  ['0', false],
  ['0.0', false],
  ['0.5', true],
  ['1/2', true],
  ['½', true],
  ['2-3', true],
])('the amount "%s" of a sample recipe is shown: %s', (amount, isShown) => {
  expect(hasAmount(amount)).toBe(isShown);
});
