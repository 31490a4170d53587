/**
 * Asking the household before a week is planned: each dish gets a no, a yes or a love from each who eats.
 *
 * - A round is all proposed dishes with the same first day. It is open until its end, or until the week is planned by
 *   it, which takes its dishes away.
 * - An answer is a vote on the dish (decision 0046): the same rows, the same rule says who may give it. A love is a
 *   yes that says more, so that whatever knows no love reads a yes. It stays as what somebody said to the recipe.
 * - Someone has answered when they have said something to each dish.
 */
import type { PlainDate } from '../days/week';
import type { ProposedDishRow } from '../rows/proposed-dish-rows';
import type { DishAnswer } from '../rows/vote-answers';
import { subjectOfVote, type VoteRow } from '../rows/vote-rows';
import type { RecipeVote } from './votes';

/** How long a round is open, in hours: a weekend. */
export const roundHours = 48;
/** Dishes of a round, if there are as many: more takes four people longer than three minutes. */
export const dishesOfRound = 9;

export interface ProposedDish {
  id: string;
  recipeId: string;
}

export interface DishRound {
  start: PlainDate;
  week: PlainDate;
  /** In milliseconds. */
  until: number;
  dishes: readonly ProposedDish[];
}

/** A row of any kind (`rows/rows.ts`). */
interface StoredRow {
  kind: string;
  id: string;
  fields: object;
  isDeleted: boolean;
}

/** Open ones and those that have ended by themselves; the latest first. */
export function roundsIn(rows: Iterable<StoredRow>): DishRound[] {
  const byStart = new Map<PlainDate, (ProposedDish & ProposedDishRow)[]>();
  for (const { kind, id, fields, isDeleted } of rows) {
    if (kind !== 'proposedDishes' || isDeleted) continue;
    const { start, week, recipeId, place, until } = fields as Partial<ProposedDishRow>;
    if (!start || !week || !recipeId || place === undefined || until === undefined) continue;
    const dish = { id, start, week, recipeId, place, until };
    byStart.set(start, [...(byStart.get(start) ?? []), dish]);
  }
  return [...byStart.values()]
    .map((dishes) => {
      const [first, ...others] = dishes.toSorted(
        (a, b) => a.place - b.place || (a.id < b.id ? -1 : 1),
      );
      const { start, week } = first!;
      const until = Math.max(...dishes.map((dish) => dish.until));
      return { start, week, until, dishes: [first!, ...others].map(plainDish) };
    })
    .toSorted((a, b) => (a.start < b.start ? 1 : -1));
}

const plainDish = ({ id, recipeId }: ProposedDish): ProposedDish => ({ id, recipeId });

/** @example isOpenRound({ until: 5 }, 4) // true */
export const isOpenRound = ({ until }: Pick<DishRound, 'until'>, now: number): boolean =>
  now < until;

/** The answers of one who eats, by the id of the dish. */
export type AnswersOfEater = ReadonlyMap<string, DishAnswer>;

/** @returns by the id of who eats */
export function answersIn(
  rows: Iterable<StoredRow>,
  { dishes }: Pick<DishRound, 'dishes'>,
): ReadonlyMap<string, AnswersOfEater> {
  const recipes = new Map(dishes.map(({ id, recipeId }) => [id, recipeId]));
  const byEater = new Map<string, Map<string, DishAnswer>>();
  for (const { kind, id, fields, isDeleted } of rows) {
    if (kind !== 'votes' || isDeleted) continue;
    const { mealId, recipeId, eaterId } = subjectOfVote(id);
    const answer = dishAnswerOf(fields as Partial<VoteRow>);
    if (!answer || recipes.get(mealId) !== recipeId) continue;
    const theirs = byEater.get(eaterId) ?? new Map<string, DishAnswer>();
    byEater.set(eaterId, theirs.set(mealId, answer));
  }
  return byEater;
}

/** @example dishAnswerOf({ answer: 'yes', isLoved: true }) // 'love' */
export const dishAnswerOf = ({ answer, isLoved }: Partial<VoteRow>): DishAnswer | undefined =>
  answer === 'yes' && isLoved ? 'love' : answer;

/** What `setVote` takes for an answer. @example voteFieldsOf('love') // { answer: 'yes', isLoved: true } */
export const voteFieldsOf = (answer: DishAnswer | null) => ({
  answer: answer === 'love' ? ('yes' as const) : answer,
  isLoved: answer === 'love' ? true : null,
});

/** Whether someone has said something to each dish. */
export const hasAnsweredAll = (
  { dishes }: Pick<DishRound, 'dishes'>,
  answers: AnswersOfEater | undefined,
): boolean => dishes.every(({ id }) => answers?.has(id));

/**
 * The answers of a round with the names of those who eat, for choosing the week: they count before everything else
 * (`magic-menu/round-votes.ts`).
 *
 * @param votes what they said before, by recipe
 */
export function withRoundVotes(
  votes: ReadonlyMap<string, readonly RecipeVote[]>,
  { dishes, week }: Pick<DishRound, 'dishes' | 'week'>,
  answers: ReadonlyMap<string, AnswersOfEater>,
  eaters: readonly { id: string; name: string }[],
): ReadonlyMap<string, readonly RecipeVote[]> {
  const all = new Map(votes);
  for (const { id, recipeId } of dishes) {
    const said = eaters.flatMap(({ id: eaterId, name }): RecipeVote[] => {
      const answer = answers.get(eaterId)?.get(id);
      if (answer === undefined) return [];
      return [{ name, week, answer: answer === 'no' ? 'no' : 'yes', inRound: answer }];
    });
    // The same rows, without what they say of the round.
    const before = (votes.get(recipeId) ?? []).filter((vote) => vote.week !== week);
    if (said.length > 0) all.set(recipeId, [...before, ...said]);
  }
  return all;
}
