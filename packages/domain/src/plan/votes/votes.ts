/**
 * The answers to the meals of a plan.
 *
 * - Dinners with a recipe are voted on, and meals that a household has named itself. What is left over was decided
 *   when it was planned.
 * - An answer counts for its meal as long as the meal has the recipe that it was given for, and as long as its
 *   person eats with the household.
 * - A meal is voted down when more said no than yes.
 */
import { say } from '../../texts/say';
import { defaultMeal, meals, type MenuEntry } from '../meal-plans/menu';
import type { DishAnswer, VoteAnswer } from '../rows/vote-answers';
import { subjectOfVote, type VoteRow, type VoteSubject } from '../rows/vote-rows';

export interface Vote extends VoteSubject, Required<Pick<VoteRow, 'week' | 'answer'>> {}

/** A row of any kind (`rows/rows.ts`). */
interface StoredRow {
  kind: string;
  id: string;
  fields: object;
  isDeleted: boolean;
}

type Suggestion = Pick<MenuEntry, 'id' | 'recipeId' | 'meal' | 'leftoverOf'>;

/** @example isVotedOn({ id, recipeId, meal: 'lunch' }) // false */
export const isVotedOn = ({ recipeId, meal, leftoverOf }: Omit<Suggestion, 'id'>): boolean =>
  recipeId !== undefined && leftoverOf === undefined && !otherMeals.has(meal.toLowerCase());

const otherMeals: ReadonlySet<string> = new Set(meals.filter((meal) => meal !== defaultMeal));

/** All that were not taken back, by the order of the rows. */
export function votesIn(rows: Iterable<StoredRow>): Vote[] {
  const votes: Vote[] = [];
  for (const { kind, id, fields, isDeleted } of rows) {
    if (kind !== 'votes' || isDeleted) continue;
    const { week, answer } = fields as Partial<VoteRow>;
    if (week && answer) votes.push({ ...subjectOfVote(id), week, answer });
  }
  return votes;
}

/** Ids of those who gave each answer, in the order of `eaterIds`. */
export type Tally = Readonly<Record<VoteAnswer, readonly string[]>>;

/**
 * @param eaterIds of all who eat with the household; answers of others do not count
 * @example tallyOf(entry, votes, ['ann', 'leo']) // { yes: ['ann'], no: ['leo'] }
 */
export function tallyOf(
  { id, recipeId }: Pick<Suggestion, 'id' | 'recipeId'>,
  votes: readonly Vote[],
  eaterIds: readonly string[],
): Tally {
  const answers = new Map(
    votes
      .filter((vote) => vote.mealId === id && vote.recipeId === recipeId)
      .map(({ eaterId, answer }) => [eaterId, answer]),
  );
  const who = (answer: VoteAnswer) => eaterIds.filter((eater) => answers.get(eater) === answer);
  return { yes: who('yes'), no: who('no') };
}

/** @example isVotedDown({ yes: ['ann'], no: ['ben', 'leo'] }) // true */
export const isVotedDown = ({ yes, no }: Tally): boolean => no.length > yes.length;

/** @example describeTally({ yes: ['ann', 'ben'], no: ['leo'] }) // '2 yes, 1 no' */
export const describeTally = ({ yes, no }: Tally): string =>
  [
    yes.length > 0 && say('{count} yes', { count: yes.length }),
    no.length > 0 && say('{count} no', { count: no.length }),
  ]
    .filter(Boolean)
    .join(', ');

/** What someone who eats said to a recipe when it was planned. */
export interface RecipeVote extends Readonly<Pick<Vote, 'answer' | 'week'>> {
  /** For people: "Mia". */
  readonly name: string;
  /** What they said when they were asked before the week that is being planned (`dish-round.ts`). */
  readonly inRound?: DishAnswer | undefined;
}

/**
 * What those who eat said to each recipe, for choosing the next ones (`magic-menu/recipe-votes.ts`).
 *
 * @example votesByRecipe(votes, [leo]).get(soup.id) // [{ name: 'Leo', answer: 'no', week: '2026-11-23' }]
 */
export function votesByRecipe(
  votes: readonly Vote[],
  eaters: readonly { id: string; name: string }[],
): Map<string, RecipeVote[]> {
  const names = new Map(eaters.map(({ id, name }) => [id, name]));
  const byRecipe = new Map<string, RecipeVote[]>();
  for (const { recipeId, eaterId, answer, week } of votes) {
    const name = names.get(eaterId);
    if (name === undefined) continue;
    const ofRecipe = byRecipe.get(recipeId) ?? [];
    ofRecipe.push({ name, answer, week });
    byRecipe.set(recipeId, ofRecipe);
  }
  return byRecipe;
}
