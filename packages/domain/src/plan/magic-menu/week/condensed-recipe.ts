/** Recipes as the server condenses them, as candidates for those who eat. */
import type { Course } from '@saltbush/recipe-parser/recipe';
import type { PlainDate } from '../../days/week';
import type { RecipeTopic } from '../../rows/week-rule-row';
import type { RecipeVote } from '../../votes/votes';
import type { Candidate, PerishableNeed } from '../menu-request';
import type { HomeFacts, PortionsAtHome } from '../facts/home-facts';
import { refusalsOf, swapsOf, type EaterNeeds, type RefusalFacts } from '../refusals';

/** What is absent is not known. */
export interface CondensedRecipe extends HomeFacts {
  _id: string;
  title: string;
  course?: Course | undefined;
  minutes?: number | undefined;
  cuisine?: string | undefined;
  isMeatless?: boolean | undefined;
  proteins?: readonly string[] | undefined;
  hasUnknownFood?: boolean | undefined;
  perishables?: readonly PerishableNeed[] | undefined;
  foods?: readonly string[] | undefined;
  grams?: readonly number[] | undefined;
  contains?: readonly string[] | undefined;
  unsure?: readonly string[] | undefined;
  hasUnknownLine?: boolean | undefined;
  behind?: RefusalFacts['behind'];
  rating?: number | undefined;
  isFavourite: boolean;
  plannedOn: readonly PlainDate[];
  cost?: number | undefined;
  foundBy?: readonly RecipeTopic[] | undefined;
}

export interface WhoChooses {
  /** Whose refusals may count. */
  eaters: readonly EaterNeeds[];
  /** What they said to recipes that were planned, by recipe. */
  votes: ReadonlyMap<string, readonly RecipeVote[]>;
}

/** @example candidatesFor([soup], { eaters: [leo], votes: new Map() })[0].refusals // [{ eaterId: leo.id, reason: 'no olives' }] */
export const candidatesFor = (
  recipes: readonly CondensedRecipe[],
  { eaters, votes }: WhoChooses,
): Candidate[] =>
  recipes.map((recipe) => ({ ...toCandidate(recipe, eaters), votes: votes.get(recipe._id) }));

function toCandidate(
  { _id: id, contains, unsure, hasUnknownLine, behind, portions, ...facts }: CondensedRecipe,
  eaters: WhoChooses['eaters'],
): Candidate {
  const { foods = [], proteins = [], perishables = [] } = facts;
  // A recipe that was not read yet may contain anything.
  const found = {
    foods,
    contains: contains ?? [],
    unsure: unsure ?? [],
    hasUnknownLine: hasUnknownLine ?? true,
    behind,
  };
  const swaps = swapsOf(found, eaters);
  return {
    ...facts,
    proteins,
    // Nor has it a known protein.
    hasUnknownFood: facts.hasUnknownFood ?? true,
    perishables,
    isMeatless: facts.isMeatless ?? false,
    foods,
    id,
    ...withPortions(facts.minutes, portions, eaters.length),
    refusals: refusalsOf(found, eaters),
    ...(swaps.length > 0 && { swaps }),
  };
}

/** Those that are not enough for all who eat would leave somebody hungry; the others are only warmed up. */
function withPortions(
  minutes: number | undefined,
  portions: PortionsAtHome | undefined,
  eaters: number,
): Pick<Candidate, 'minutes' | 'portions'> {
  return portions && (portions.people ?? Infinity) >= eaters
    ? { minutes: warmUpMinutes, portions }
    : { minutes };
}

const warmUpMinutes = 10;
