import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voteId } from '../rows/vote-rows';
import { dishAnswers } from '../rows/vote-answers';
import {
  answersIn,
  dishAnswerOf,
  hasAnsweredAll,
  isOpenRound,
  roundsIn,
  voteFieldsOf,
  withRoundVotes,
} from './dish-round';

const week = '2026-11-23';
const start = '2026-11-25';
const dish = (id: string, place: number, more: object = {}) => ({
  kind: 'proposedDishes',
  id,
  fields: { week, start, recipeId: `r-${id}`, place, until: 100, ...more },
  isDeleted: false,
});
const vote = (mealId: string, eaterId: string, fields: object, recipeId = `r-${mealId}`) => ({
  kind: 'votes',
  id: voteId({ mealId, recipeId, eaterId }),
  fields: { week, ...fields },
  isDeleted: false,
});
const dishes = [dish('b', 1), dish('a', 0)];

describe('a round of dishes', () => {
  it('a round has its dishes in their order, and no dish that was taken away', () => {
    const [round] = roundsIn([...dishes, { ...dish('c', 2), isDeleted: true }]);
    expect(round).toEqual({
      start,
      week,
      until: 100,
      dishes: [
        { id: 'a', recipeId: 'r-a' },
        { id: 'b', recipeId: 'r-b' },
      ],
    });
  });

  it('a round of a later week comes first', () => {
    const other = dish('d', 0, { start: '2026-12-02', week: '2026-11-30' });
    expect(roundsIn([...dishes, other]).map((round) => round.start)).toEqual(['2026-12-02', start]);
  });

  it.each([
    [99, true],
    [100, false],
  ])('a round that ends at 100 is open at %s: %s', (now, isOpen) => {
    expect(isOpenRound({ until: 100 }, now)).toBe(isOpen);
  });

  it('an answer counts for the recipe that it was given for, and none that was taken back', () => {
    const [round] = roundsIn(dishes);
    const rows = [
      vote('a', 'kim', { answer: 'yes', isLoved: true }),
      vote('b', 'kim', { answer: 'no', isLoved: true }),
      vote('a', 'leo', {}),
      vote('a', 'sam', { answer: 'yes' }, 'another recipe'),
      vote('monday', 'sam', { answer: 'yes' }),
    ];
    const answers = answersIn(rows, round!);
    expect([...answers.keys()]).toEqual(['kim']);
    expect([...answers.get('kim')!]).toEqual([
      ['a', 'love'],
      ['b', 'no'],
    ]);
    expect(hasAnsweredAll(round!, answers.get('kim'))).toBe(true);
    expect(hasAnsweredAll(round!, answers.get('leo'))).toBe(false);
  });

  it('the fields of an answer are read as that answer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dishAnswers), (answer) => {
        const { answer: said } = voteFieldsOf(answer);
        const fields = { answer: said ?? undefined, isLoved: answer === 'love' };
        expect(dishAnswerOf(fields)).toBe(answer);
      }),
    );
    expect(voteFieldsOf(null)).toEqual({ answer: null, isLoved: null });
  });

  it('the answers of a round stand beside what was said before, each once', () => {
    const [round] = roundsIn(dishes);
    const before = { name: 'Kim', answer: 'no', week: '2026-11-02' } as const;
    const asPlain = { name: 'Kim', answer: 'yes', week } as const;
    const answers = answersIn([vote('a', 'kim', { answer: 'yes', isLoved: true })], round!);
    const votes = withRoundVotes(new Map([['r-a', [before, asPlain]]]), round!, answers, [
      { id: 'kim', name: 'Kim' },
    ]);
    expect(votes.get('r-a')).toEqual([before, { ...asPlain, inRound: 'love' }]);
    expect(votes.get('r-b')).toBeUndefined();
  });
});
