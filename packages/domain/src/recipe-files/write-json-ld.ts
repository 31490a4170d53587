/**
 * A recipe as schema.org JSON-LD, for every program that reads recipes from the web.
 *
 * - Ingredients are lines of text, as schema.org has no more; a heading stands before its lines as a
 *   line that ends in a colon.
 * - Steps under a heading form a HowToSection. Times are ISO 8601 durations.
 * - Notes stand in `comment`, where schema.org has a place for them.
 *
 * Source: https://schema.org/Recipe
 */
import type { RecipeContent } from '../recipes/recipe';
import { toSections } from '../recipes/sections';
import { ingredientLine } from './ingredient-line';

export interface JsonLdExtras {
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
  /** Address of the picture that anyone can fetch. */
  image?: string | undefined;
  rating?: number | undefined;
}

/** @example writeJsonLd({ title: 'Toast', tags: [], ingredients: [], steps: [] }) // { '@type': 'Recipe', … } */
export function writeJsonLd(recipe: RecipeContent, extras: JsonLdExtras = {}): object {
  const source = recipe.sourceAttribution;
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
    recipeIngredient: toSections(recipe.ingredients).flatMap(({ heading, lines }) => [
      ...(heading === undefined ? [] : [`${heading}:`]),
      ...lines.map(ingredientLine),
    ]),
    recipeInstructions: toSections(recipe.steps).flatMap(({ heading, lines }): object[] => {
      const steps = lines.map(({ text }) => ({ '@type': 'HowToStep', text }));
      return heading === undefined
        ? steps
        : [{ '@type': 'HowToSection', name: heading, itemListElement: steps }];
    }),
    comment: recipe.notes && [{ '@type': 'Comment', name: 'Author Notes', text: recipe.notes }],
    author: source?.author && { '@type': 'Person', name: source.author },
    publisher: source?.siteName && { '@type': 'Organization', name: source.siteName },
    isBasedOn: source?.siteUrl,
    aggregateRating: extras.rating && {
      '@type': 'AggregateRating',
      ratingValue: extras.rating,
      ratingCount: 1,
    },
    dateCreated: extras.createdAt,
    dateModified: extras.updatedAt,
  });
}

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
