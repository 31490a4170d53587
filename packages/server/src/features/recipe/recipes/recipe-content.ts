import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import type { RecipeRow } from './recipes.store';

/** The part of a recipe that a person writes: without owner, sharing, votes and dates. */
export function contentOf({ shown }: Pick<RecipeRow, 'shown'>): RecipeContent {
  return {
    title: shown.title,
    serves: knownServes(shown),
    yieldText: shown.yieldText,
    description: shown.description,
    notes: shown.notes,
    prepMinutes: shown.prepMinutes,
    cookMinutes: shown.cookMinutes,
    totalMinutes: shown.totalMinutes,
    cuisine: shown.cuisine,
    course: shown.course,
    difficulty: shown.difficulty,
    measures: shown.measures,
    imageUrl: shown.imageUrl,
    moreImageUrls: shown.moreImageUrls,
    tags: shown.tags,
    equipment: shown.equipment,
    ingredients: shown.ingredients,
    steps: toSteps(shown),
    sourceAttribution: shown.sourceAttribution,
    statedNutrition: shown.statedNutrition,
  };
}
