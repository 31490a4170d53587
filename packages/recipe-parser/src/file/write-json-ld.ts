/**
 * A recipe as schema.org JSON-LD, for every program that reads recipes from the web.
 *
 * - Ingredients are lines of text, as schema.org has no more; a heading precedes its lines as a
 *   line that ends in a colon.
 * - Steps under a heading form a HowToSection. Times are ISO 8601 durations.
 * - Notes are in `comment`, where schema.org has a place for them.
 *
 * Source: https://schema.org/Recipe
 */
import type { Ingredient } from '../recipe/ingredient';
import {
  inHundredths,
  kilocalories,
  type Nutrient,
  nutrientKeys,
  nutrientUnit,
  type StatedNutrition,
} from '../recipe/nutrients';
import type { RecipeContent, Step } from '../recipe/recipe';
import { toSections } from '../recipe/sections';
import { ingredientLine } from './recipe/ingredient-line';

export interface JsonLdExtras {
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
  /** Addresses of its images that anyone can fetch, the main one first. */
  image?: string | string[] | undefined;
  /** The address that anyone can fetch, for the address of an image of a step; without it steps have none. */
  publicImage?: (imageUrl: string) => string;
  rating?: number | undefined;
  /** How many rated it; 1 unless stated. */
  ratingCount?: number | undefined;
  /** The page that shows it. */
  url?: string | undefined;
  /** Who published it, for a recipe whose source names nobody. */
  author?: string | undefined;
}

/** @example writeJsonLd({ title: 'Toast', tags: [], ingredients: [], steps: [] }) // { '@type': 'Recipe', … } */
export function writeJsonLd(recipe: RecipeContent, extras: JsonLdExtras = {}): object {
  const source = recipe.sourceAttribution;
  const author = source?.author ?? extras.author;
  return withoutBlanks({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    image: extras.image,
    recipeYield: [
      recipe.serves === undefined ? '' : String(recipe.serves),
      recipe.yieldText,
    ].filter(Boolean),
    prepTime: duration(recipe.prepMinutes),
    cookTime: duration(recipe.cookMinutes),
    totalTime: duration(recipe.totalMinutes),
    recipeCuisine: recipe.cuisine,
    recipeCategory: recipe.course,
    keywords: recipe.tags.join(', '),
    tool: recipe.equipment?.map((name) => ({ '@type': 'HowToTool', name })),
    recipeIngredient: ingredientLines(recipe.ingredients),
    recipeInstructions: howToSteps(recipe.steps, extras.publicImage),
    nutrition: nutritionInformation(recipe.statedNutrition),
    comment: recipe.notes && [{ '@type': 'Comment', name: 'Author Notes', text: recipe.notes }],
    author: author && { '@type': 'Person', name: author },
    publisher: source?.siteName && { '@type': 'Organization', name: source.siteName },
    isBasedOn: source?.siteUrl,
    aggregateRating: extras.rating && {
      '@type': 'AggregateRating',
      ratingValue: extras.rating,
      ratingCount: extras.ratingCount ?? 1,
    },
    url: extras.url,
    mainEntityOfPage: extras.url,
    dateCreated: extras.createdAt,
    datePublished: extras.url && extras.createdAt,
    dateModified: extras.updatedAt,
  });
}

function ingredientLines(ingredients: readonly Ingredient[]): string[] {
  return toSections(ingredients).flatMap(({ heading, lines }) => [
    ...(heading === undefined ? [] : [`${heading}:`]),
    ...lines.map(ingredientLine),
  ]);
}

function howToSteps(steps: readonly Step[], publicImage: JsonLdExtras['publicImage']): object[] {
  return toSections(steps).flatMap(({ heading, lines }): object[] => {
    const items = lines.map(({ text, imageUrl }) => ({
      '@type': 'HowToStep',
      text,
      ...(imageUrl && publicImage && { image: publicImage(imageUrl) }),
    }));
    return heading === undefined
      ? items
      : [{ '@type': 'HowToSection', name: heading, itemListElement: items }];
  });
}

/** Only what its source states: what we compute is an estimate, which others would take for a fact. */
function nutritionInformation(stated: StatedNutrition = {}): object | undefined {
  const amounts = nutrientKeys.flatMap((nutrient) => {
    const amount = stated[nutrient];
    if (amount === undefined) return [];
    // Other programs take the number for kilocalories, whatever unit follows it.
    const isEnergy = nutrient === 'energyKj';
    const text = isEnergy
      ? `${Math.round(kilocalories(amount) * 10) / 10} kcal`
      : `${inHundredths(amount)} ${nutrientUnit(nutrient)}`;
    return [[schemaNames[nutrient], text] as const];
  });
  if (amounts.length === 0) return undefined;
  return { '@type': 'NutritionInformation', ...Object.fromEntries(amounts) };
}

/** Source: https://schema.org/NutritionInformation */
const schemaNames: Readonly<Record<Nutrient, string>> = {
  energyKj: 'calories',
  proteinGrams: 'proteinContent',
  fatGrams: 'fatContent',
  saturatedFatGrams: 'saturatedFatContent',
  carbohydrateGrams: 'carbohydrateContent',
  sugarsGrams: 'sugarContent',
  fibreGrams: 'fiberContent',
  sodiumMilligrams: 'sodiumContent',
};

const duration = (minutes: number | undefined): string | undefined =>
  minutes ? `PT${minutes}M` : undefined;

function withoutBlanks(node: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
