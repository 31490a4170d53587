/** Rows as the wire says them: `_id`, absent instead of null, times in ISO 8601. */
import { imageUrl } from '@saltbush/contract/images';
import type { RecipeCard, RecipeOnWire } from '@saltbush/contract/recipes';
import { canReadRecipe } from '@saltbush/domain/recipes/permissions';
import { fromSteps } from '@saltbush/domain/recipes/steps';
import { totalTime } from '@saltbush/domain/recipes/times';
import type { CardRow } from './cards.store';
import type { RecipeRow } from './recipes.store';

export function presentCard({ card, ...row }: CardRow): RecipeCard {
  return {
    _id: card.id,
    title: card.title,
    serves: card.serves,
    totalMinutes: totalTime(card),
    imageUrl: card.imageId === null ? undefined : imageUrl(card.imageId),
    imageColour: row.imageColour ?? undefined,
    tags: card.tags,
    course: card.course ?? undefined,
    cuisine: card.cuisine ?? undefined,
    difficulty: card.difficulty ?? undefined,
    siteName: card.siteName ?? undefined,
    owner: { _id: card.ownerId, username: row.ownerName },
    ratingAverage: card.ratingAverage ?? undefined,
    ratingCount: card.ratingCount,
    isSaved: row.isSaved,
    canComeBack: row.canComeBack,
    isFavourite: row.isFavourite,
    createdAt: card.createdAt.toISOString(),
    updatedAt: card.updatedAt.toISOString(),
  };
}

/** @param askerId who reads it: whom else it is shared with is its owner's to know */
export function presentRecipe(
  { recipe, ...row }: RecipeRow,
  askerId: string | null = null,
): RecipeOnWire {
  const isOwn = recipe.ownerId === askerId;
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
    sharingSettings: { mode: recipe.sharingMode, approvedUsers: isOwn ? row.readerIds : [] },
    sharedWith: { communities: isOwn ? row.householdIds : [], saltbush: recipe.isListed },
    addedToMyRecipes: askerId !== null && row.access.isSaved ? [askerId] : [],
    ratingAverage: recipe.ratingAverage ?? undefined,
    ratingCount: recipe.ratingCount,
    isSaved: row.access.isSaved,
    canComeBack: canReadRecipe({ ...recipe, ...row.access, isSaved: false }, askerId ?? undefined),
    isFavourite: row.isFavourite,
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
