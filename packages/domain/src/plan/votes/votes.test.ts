import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days/week';
import { mayVoteFor } from './permissions';
import { voteLinkDays, voteLinkEnd, votingDays } from './vote-links';
import { type VoteAnswer } from '../rows/vote-answers';
import { subjectOfVote, voteId } from '../rows/vote-rows';
import { describeTally, isVotedDown, isVotedOn, tallyOf, votesByRecipe, votesIn } from './votes';

const week = '2026-11-23';
const row = (eaterId: string, answer?: VoteAnswer, subject = {}, isDeleted = false) => ({
  kind: 'votes',
  id: voteId({ mealId: 'monday', recipeId: 'laksa', eaterId, ...subject }),
  fields: { week, ...(answer && { answer }) },
  isDeleted,
});
const meal = { id: 'monday', recipeId: 'laksa', meal: 'dinner' };
const eaters = ['ann', 'ben', 'leo'];
const tally = (rows: Parameters<typeof votesIn>[0], entry = meal) =>
  tallyOf(entry, votesIn(rows), eaters);

describe('what is voted on', () => {
  it.each([
    ['a dinner', { recipeId: 'laksa', meal: 'dinner' }, true],
    ['a meal with a name of its own', { recipeId: 'laksa', meal: 'Tea' }, true],
    ['a note', { meal: 'dinner' }, false],
    ['leftovers', { recipeId: 'laksa', meal: 'dinner', leftoverOf: 'sunday' }, false],
    ['a lunch', { recipeId: 'laksa', meal: 'Lunch' }, false],
    ['a dessert', { recipeId: 'pavlova', meal: 'dessert' }, false],
  ])('an entry is voted on if it is a dish to cook (%s: %o)', (_, entry, isOne) => {
    expect(isVotedOn(entry)).toBe(isOne);
  });
});

describe('the answers to a meal', () => {
  it.each<[string, Parameters<typeof votesIn>[0], string]>([
    ['none', [], ''],
    ['of several', [row('leo', 'no'), row('ann', 'yes'), row('ben', 'yes')], '2 yes, 1 no'],
    ['taken back', [row('leo')], ''],
    ['removed', [row('leo', 'no', {}, true)], ''],
    ['to another recipe of the meal', [row('leo', 'no', { recipeId: 'soup' })], ''],
    ['to another meal', [row('leo', 'no', { mealId: 'tuesday' })], ''],
    ['of someone who no longer eats here', [row('old', 'no')], ''],
    ['rows of another kind', [{ ...row('leo', 'no'), kind: 'eaters' }], ''],
  ])('the answers to a meal are counted: %s', (_, rows, text) => {
    expect(describeTally(tally(rows))).toBe(text);
  });

  it('the answers to a meal are in the order of the people', () => {
    const rows = [row('leo', 'yes'), row('ann', 'yes')];
    expect(tally(rows).yes).toEqual(['ann', 'leo']);
  });

  it('the answers to a meal are gone with the recipe, and back with it', () => {
    const rows = [row('leo', 'no')];
    expect(tally(rows, { ...meal, recipeId: 'soup' }).no).toEqual([]);
    expect(tally(rows).no).toEqual(['leo']);
  });

  it.each([
    [['ann'], [], false],
    [['ann'], ['leo'], false],
    [[], ['leo'], true],
    [['ann'], ['ben', 'leo'], true],
    [[], [], false],
  ])('a meal with yes from %o and no from %o is voted down: %s', (yes, no, isDown) => {
    expect(isVotedDown({ yes, no })).toBe(isDown);
  });

  it('the answers to a meal count nobody twice, and nobody who does not eat here', () => {
    const people = fc.constantFrom('ann', 'ben', 'leo', 'old', '', 'a.b');
    const answers = fc.constantFrom<VoteAnswer | undefined>('yes', 'no', undefined);
    fc.assert(
      fc.property(fc.array(fc.tuple(people, answers)), (given) => {
        const { yes, no } = tally(given.map(([eater, answer]) => row(eater, answer)));
        expect(new Set([...yes, ...no]).size).toBe(yes.length + no.length);
        expect([...yes, ...no].every((eater) => eaters.includes(eater))).toBe(true);
      }),
    );
  });
});

it('the id of a vote says what was voted on, whatever it is', () => {
  const subject = fc.record({ mealId: fc.uuid(), recipeId: fc.uuid(), eaterId: fc.uuid() });
  fc.assert(
    fc.property(subject, (one) => {
      expect(subjectOfVote(voteId(one))).toEqual(one);
    }),
  );
  expect(subjectOfVote('nonsense')).toEqual({ mealId: 'nonsense', recipeId: '', eaterId: '' });
});

it.each([
  ['oneself', 'ann', true],
  ['a child without an account', 'leo', true],
  ['another member', 'ben', false],
])('a member may vote for %s: %s', (_, eaterId, may) => {
  expect(mayVoteFor(eaterId, { userId: 'ann', memberIds: new Set(['ann', 'ben']) })).toBe(may);
});

it('a link for votes shows the days for which it works', () => {
  const { from, to } = votingDays('2026-11-24');
  expect([from, to]).toEqual(['2026-11-24', addDays('2026-11-24', voteLinkDays - 1)]);
  const end = voteLinkEnd(new Date('2026-11-24T08:00:00Z'));
  expect(end.toISOString()).toBe('2026-12-08T08:00:00.000Z');
});

it('the answers by recipe have the names of those who eat here', () => {
  const votes = votesIn([
    row('leo', 'no'),
    row('ann', 'yes', { mealId: 'friday' }),
    row('old', 'no'),
  ]);
  const named = votesByRecipe(votes, [
    { id: 'ann', name: 'Ann' },
    { id: 'leo', name: 'Leo' },
  ]);
  expect([...named]).toEqual([
    [
      'laksa',
      [
        { name: 'Leo', answer: 'no', week },
        { name: 'Ann', answer: 'yes', week },
      ],
    ],
  ]);
});
