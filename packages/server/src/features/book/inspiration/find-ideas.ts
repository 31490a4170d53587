/** From foods at hand to ideas: likely recipes first, then each by its ingredients. */
import {
  inspirationLimits,
  type Idea,
  type InspirationQuestion,
} from '@saltbush/contract/book/inspiration';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { foodsCovered } from '@saltbush/domain/book/inspiration/food-substitutes';
import {
  matchRecipe,
  availableFoods,
  type AvailableFoods,
} from '@saltbush/domain/book/inspiration/match-recipe';
import { universalStaples, neededFoods } from '@saltbush/domain/book/inspiration/needed-foods';
import { rankDishes, type Dish } from '@saltbush/domain/book/inspiration/rank-dishes';
import type { Database } from '../../../platform/db/connect';
import { inOwnTurn, mapInTurns } from '../../../platform/in-turns';
import { listReadableCards } from '../../recipe/recipes';
import { findCandidates } from './candidates.store';
import { findNeeds, listStaples, type RecipeNeeds } from './kitchen.store';

interface RankedDish extends Dish {
  recipe: RecipeCard;
}

export async function findIdeas(
  { db, statementPool }: Pick<Database, 'db' | 'statementPool'>,
  question: InspirationQuestion,
  userId: string,
) {
  const staples = await listStaples(db, userId);
  const available = availableFoods({ ...question, staples });
  const ids = await findCandidates(db, { ...question, userId, ...keysOf(available) });
  const [cards, needs] = await Promise.all([
    listReadableCards(statementPool, { ids, userId }),
    findNeeds(db, ids),
  ]);
  const needsById = new Map(needs.map((each) => [each.id, each]));
  const dishes = await mapInTurns(cards, (recipe) => {
    const found = needsById.get(recipe._id);
    return found ? [dishOf(recipe, found, available, userId)] : [];
  });
  const hasTimeLimit = question.maxMinutes !== undefined;
  const ranked = await inOwnTurn(() =>
    rankDishes(dishes.flat(), { hasTimeLimit, seed: question.seed }),
  );
  const { page } = question;
  const limit = inspirationLimits.page;
  const ideas = ranked.slice((page - 1) * limit, page * limit).map(presentIdea);
  return { ideas, total: ranked.length, page, limit, hasMore: page * limit < ranked.length };
}

function keysOf({ atHand, staples }: AvailableFoods) {
  const keys = atHand.map(({ identity }) => identity.key);
  const toUseUp = atHand.filter(({ isToUseUp }) => isToUseUp);
  const covered = foodsCovered(keys);
  return {
    atHand: covered,
    useUp: foodsCovered(toUseUp.map(({ identity }) => identity.key)),
    there: new Set([...covered, ...staples, ...universalStaples]),
  };
}

function dishOf(
  recipe: RecipeCard,
  { ingredients, measures, isListed }: RecipeNeeds,
  available: AvailableFoods,
  userId: string,
): RankedDish {
  const isOwn = recipe.owner._id === userId;
  const source = isListed ? 'public' : 'shared';
  const needs = neededFoods(ingredients, measures);
  return {
    id: recipe._id,
    title: recipe.title,
    foods: needs.map(({ key }) => key),
    match: matchRecipe(needs, available),
    source: isOwn ? 'own' : recipe.isSaved ? 'saved' : source,
    isFavourite: recipe.isFavourite,
    ratingAverage: recipe.ratingAverage,
    readyMinutes: recipe.totalMinutes,
    recipe,
  };
}

function presentIdea({ recipe, source, match }: RankedDish): Idea {
  const { needed, there, uses, missing } = match;
  return { recipe, source, needed, there, uses: [...uses], missing: [...missing] };
}
