/** Rows as the wire says them: `_id`, absent instead of null, times in ISO 8601. */
import { imageUrl } from '@saltbush/contract/images';
import type { RecipeCard, RecipeOnWire } from '@saltbush/contract/recipes';
import { fromSteps } from '@saltbush/domain/recipes/steps';
import { totalTime } from '@saltbush/domain/recipes/times';
import type { CardRow, RecipeRow } from './recipes.store';

export function presentCard({ card, ...row }: CardRow): RecipeCard {
  return {
    _id: card.id,
    title: card.title,
    serves: card.serves,
    totalMinutes: totalTime(card),
    imageUrl: card.imageId === null ? undefined : imageUrl(card.imageId),
    imageColour: row.imageColour ?? undefined,
    tags: card.tags,
    owner: { _id: card.ownerId, username: row.ownerName },
    createdAt: card.createdAt.toISOString(),
    updatedAt: card.updatedAt.toISOString(),
  };
}

export function presentRecipe({ recipe, ...row }: RecipeRow): RecipeOnWire {
  return {
    _id: recipe.id,
    title: recipe.title,
    serves: recipe.serves,
    measures: recipe.measures,
    tags: recipe.tags,
    yieldText: recipe.yieldText ?? undefined,
    description: recipe.description ?? undefined,
    notes: recipe.notes ?? undefined,
    prepMinutes: recipe.prepMinutes ?? undefined,
    cookMinutes: recipe.cookMinutes ?? undefined,
    totalMinutes: recipe.totalMinutes ?? undefined,
    cuisine: recipe.cuisine ?? undefined,
    course: recipe.course ?? undefined,
    difficulty: recipe.difficulty ?? undefined,
    imageUrl: recipe.imageId === null ? undefined : imageUrl(recipe.imageId),
    imageColour: row.imageColour ?? undefined,
    ingredients: row.ingredients.map((line) => ({
      ...line,
      note: line.note ?? undefined,
      section: line.section ?? undefined,
    })),
    ...fromSteps(row.steps),
    sourceAttribution: presentSource(recipe),
    owner: { _id: recipe.ownerId, username: row.ownerName },
    sharingSettings: { mode: recipe.sharingMode, approvedUsers: [] },
    sharedWith: { communities: [], saltbush: false },
    addedToMyRecipes: [],
    revision: recipe.revision,
    createdAt: recipe.createdAt.toISOString(),
    updatedAt: recipe.updatedAt.toISOString(),
  };
}

function presentSource(recipe: RecipeRow['recipe']): RecipeOnWire['sourceAttribution'] {
  const source = {
    siteName: recipe.sourceSiteName ?? undefined,
    siteUrl: recipe.sourceSiteUrl ?? undefined,
    recipeTitle: recipe.sourceRecipeTitle ?? undefined,
    author: recipe.sourceAuthor ?? undefined,
  };
  return Object.values(source).every((part) => part === undefined) ? undefined : source;
}
