import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomWeek } from '../../../../testing/magic-menu/random-week';
import { addWeeks } from '../../days/week';
import { brokenRules } from '../hard-rules';
import { findAlternatives, planMenu } from '../magic-menu';
import type { RecipeVote } from '../../votes/votes';
import type { Candidate, MenuRequest } from '../menu-request';
import { isVotedDownOn, latestYes, votesValue } from './recipe-votes';
import { weightsFor } from '../weights';

const week = '2026-11-23';
const weights = weightsFor([]);
const vote = (answer: 'yes' | 'no', weeksAgo = 0, name = 'Mia'): RecipeVote => ({
  name,
  answer,
  week: addWeeks(week, -weeksAgo),
});

describe('the points of votes', () => {
  it.each<[string, RecipeVote[], number]>([
    ['none', [], 0],
    ['a yes', [vote('yes')], weights.saidYes],
    ['a no of this week', [vote('no')], -weights.saidNo - weights.votedDown],
    ['a no and a yes of this week', [vote('no'), vote('yes')], weights.saidYes - weights.saidNo],
    ['a no of four weeks ago', [vote('no', 4)], -weights.saidNo / 2],
    [
      'a no of the days that lie in the week after',
      [vote('no', -1)],
      -weights.saidNo - weights.votedDown,
    ],
    ['a no of eight weeks ago', [vote('no', 8)], 0],
    ['of a week that is planned ahead', [vote('yes', -1)], weights.saidYes],
  ])('votes give a recipe its points in a menu: %s', (_, votes, points) => {
    expect(votesValue({ votes }, '2026-11-26', weights)).toBeCloseTo(points);
  });

  it('a no never makes a recipe worth more, nor a yes less', () => {
    const some = fc.array(
      fc.record({
        name: fc.string(),
        answer: fc.constantFrom<'yes' | 'no'>('yes', 'no'),
        week: fc.integer({ min: -3, max: 12 }).map((weeks) => addWeeks(week, -weeks)),
      }),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 9 }), (votes, weeksAgo) => {
        const before = votesValue({ votes }, week, weights);
        const no = votesValue({ votes: [...votes, vote('no', weeksAgo)] }, week, weights);
        const yes = votesValue({ votes: [...votes, vote('yes', weeksAgo)] }, week, weights);
        expect(no).toBeLessThanOrEqual(before);
        expect(yes).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('the person who said yes last is named in the reason', () => {
    const votes = [vote('yes', 2, 'Ann'), vote('yes', 1, 'Zoe'), vote('yes', 1, 'Leo')];
    expect(latestYes({ votes }, week)).toBe('Leo');
    expect(latestYes({ votes: [vote('yes', 20)] }, week)).toBeUndefined();
  });
});

/** Every third recipe was voted down this week, others have older votes. */
function withVotes(request: MenuRequest): MenuRequest {
  const votesOf = (index: number): RecipeVote[] | undefined =>
    [[vote('no')], [vote('yes', 1), vote('no', 2, 'Leo')], undefined][index % 3];
  const candidates = request.candidates.map((candidate, index) => ({
    ...candidate,
    votes: votesOf(index),
  }));
  return { ...request, candidates };
}

const byId = ({ candidates }: MenuRequest) => new Map(candidates.map((one) => [one.id, one]));
const isDown = (candidate: Candidate | undefined) => isVotedDownOn(candidate!, week);

describe('a menu with votes', () => {
  const requests = fc
    .integer({ min: 1, max: 400 })
    .map((seed) => withVotes(randomWeek(seed, { recipes: 40, days: 5, isEasy: true })));

  it('a menu offers what was voted down this week only if nothing else fits', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const recipes = byId(request);
        const choice = new Map(planMenu(request).picks.map((one) => [one.slotId, one.recipeId]));
        for (const slotId of choice.keys()) {
          const offered = findAlternatives(request, choice, slotId).map(({ recipeId }) => recipeId);
          const down = offered.filter((id) => isDown(recipes.get(id)));
          expect([0, offered.length]).toContain(down.length);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('a menu with votes is the same in any order, and breaks no rule', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const turned = {
          ...request,
          candidates: request.candidates
            .map((one) => ({ ...one, votes: one.votes?.toReversed() }))
            .toReversed(),
        };
        const menu = planMenu(request);
        expect(planMenu(turned)).toEqual(menu);
        const recipes = byId(request);
        for (const { slotId, recipeId } of menu.picks) {
          const slot = request.slots.find(({ id }) => id === slotId)!;
          expect(brokenRules(recipes.get(recipeId)!, slot, request.settings)).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('a menu has no voted down dish where another fits, and says who said yes', () => {
    const request = withVotes(randomWeek(3, { recipes: 90, days: 5, isEasy: true }));
    const recipes = byId(request);
    const { picks } = planMenu(request);
    expect(picks.filter(({ recipeId }) => isDown(recipes.get(recipeId)))).toEqual([]);
    const one = request.candidates[2]!;
    const praised = { ...one, votes: ['Mia', 'Leo', 'Zoe'].map((name) => vote('yes', 0, name)) };
    const slots = [{ id: 'a', date: week, meal: 'dinner', eaterIds: [] }];
    const plain = (id: string): Candidate => ({
      ...praised,
      id,
      course: 'dinner',
      votes: undefined,
      refusals: [],
      plannedOn: [],
    });
    const small = {
      slots,
      candidates: [plain('a'), plain('b'), { ...plain('c'), votes: praised.votes }],
      settings: { repeatAfterDays: 7, leanings: [] },
      seed: 1,
    };
    expect(planMenu(small).picks[0]).toMatchObject({
      recipeId: 'c',
      reason: 'Leo said yes to it.',
    });
  });
});
