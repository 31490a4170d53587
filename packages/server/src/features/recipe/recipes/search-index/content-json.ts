/**
 * The text of a recipe in the form of the contract: fields of a JSON object, without its braces. Stored
 * beside the text, so that a call reads one value instead of twenty columns, the lines and the steps.
 *
 * Owner, sharing, images, source, votes and dates are not part of
 * it: they are read at each call.
 */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { RecipeDiets } from '@saltbush/domain/recipe/diets/diet-facts';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import type { FlattenedRecipe } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { servesOnWire } from '@saltbush/domain/recipe/recipes/serves';
import { fromSteps, type StepsOnWire } from '@saltbush/domain/recipe/recipes/steps';
import { menuFacts, menuMinutes } from '@saltbush/domain/plan/magic-menu/facts/menu-facts';
import { totalTime } from '@saltbush/domain/recipe/recipes/times';

/** For a whole recipe (`recipe-json.ts`). */
export const contentJson = (
  recipe: RecipeContent,
  { diets, cover }: { diets: RecipeDiets; cover: RecipeCover },
): string =>
  fieldsOf({
    ...sharedFields(recipe),
    measures: recipe.measures ?? 'au',
    yieldText: recipe.yieldText || undefined,
    description: recipe.description || undefined,
    notes: recipe.notes || undefined,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    totalMinutes: recipe.totalMinutes,
    statedNutrition: recipe.statedNutrition,
    equipment: recipe.equipment?.length ? recipe.equipment : undefined,
    ingredients: recipe.ingredients.map(({ name, amount, unit, note, section, recipeId }) => ({
      name,
      amount,
      unit,
      note: note || undefined,
      section: section || undefined,
      recipeId,
    })),
    ...withoutImages(fromSteps(recipe.steps)),
    diets,
    cover,
  });

const withoutImages = ({ stepImages: _images, ...steps }: StepsOnWire) => steps;

/** For a card (`cards.store.ts`). */
export const cardContentJson = (recipe: RecipeContent, cover: RecipeCover): string =>
  fieldsOf({ ...sharedFields(recipe), totalMinutes: totalTime(recipe), cover });

/** For a recipe that Magic Menu may choose (`magic-menu/candidates.store.ts`). */
export const menuJson = (
  recipe: RecipeContent,
  subRecipes: readonly FlattenedRecipe[] = [],
): string =>
  fieldsOf({
    ...menuFacts(recipe, subRecipes),
    title: recipe.title,
    minutes: menuMinutes(recipe, subRecipes),
  });

const sharedFields = (recipe: RecipeContent) => ({
  title: recipe.title,
  ...servesOnWire(recipe.serves),
  tags: recipe.tags,
  cuisine: recipe.cuisine || undefined,
  course: recipe.course,
  difficulty: recipe.difficulty,
});

const fieldsOf = (fields: object): string => JSON.stringify(fields).slice(1, -1);
