/** The recipe's fields as text, for the comparison with its source. */
import { t } from '@lingui/core/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { statedNutritionLines } from '@saltbush/recipe-parser/recipe/nutrients';
import type { SourceField } from '@saltbush/recipe-parser/text';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';

export const fieldLabels: Record<SourceField, string> = {
  title: t`Title`,
  description: t`Description`,
  serves: t`Serves`,
  prepMinutes: t`Prep`,
  cookMinutes: t`Cook`,
  totalMinutes: t`Total`,
  ingredients: t`Ingredients`,
  instructions: t`Steps`,
  tags: t`Tags`,
  course: t`Course`,
  cuisine: t`Cuisine`,
  imageUrl: t`Picture`,
  author: t`Author`,
  siteName: t`Site`,
  language: t`Language`,
  measures: t`Cups and spoons`,
  nutrition: t`Nutrition`,
  diets: t`Diets`,
  keywords: t`Keywords`,
  equipment: t`Equipment`,
  supplies: t`Supplies`,
  cookingMethod: t`Cooking method`,
  cost: t`Cost`,
  images: t`Pictures`,
  video: t`Video`,
  rating: t`Ratings of the site`,
  otherTimes: t`Other times`,
  dates: t`Dates`,
};

export function sourceTexts(recipe: RecipeOnWire): Partial<Record<SourceField, string>> {
  const { sourceAttribution: source } = recipe;
  return {
    title: recipe.title,
    description: recipe.description,
    serves: [String(recipe.serves), recipe.yieldText].filter(Boolean).join(' · '),
    prepMinutes: asTime(recipe.prepMinutes),
    cookMinutes: asTime(recipe.cookMinutes),
    totalMinutes: asTime(recipe.totalMinutes),
    ingredients: recipe.ingredients.map(lineOf).join('\n'),
    instructions: recipe.instructions.join('\n'),
    tags: recipe.tags.join(', '),
    equipment: recipe.equipment?.join(', '),
    course: recipe.course,
    cuisine: recipe.cuisine,
    imageUrl: recipe.imageUrl && t`A copy of the picture`,
    author: source?.author,
    siteName: source?.siteName,
    measures: measuresLabels[recipe.measures],
    nutrition: statedNutritionLines(recipe.statedNutrition).join('\n') || undefined,
  };
}

const measuresLabels: Record<RecipeOnWire['measures'], string> = {
  au: t`Australian`,
  us: t`American`,
  uk: t`British`,
  metric: t`Metric`,
};

function lineOf({ amount, unit, name, note }: RecipeOnWire['ingredients'][number]): string {
  const line = [amount, unit, name].filter(Boolean).join(' ');
  return note ? `${line}, ${note}` : line;
}

const asTime = (minutes: number | undefined): string | undefined =>
  minutes === undefined ? undefined : formatMinutes(minutes);
