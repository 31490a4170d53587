/**
 * What each figure of the analytics means (Spec 3, Analytics), in the words that the API page and the
 * screen show. "The period" is the one that was asked for.
 *
 * - An account counts until it is deleted; what it did goes with it. The account "Saltbush", which owns
 *   the sample recipes, and its recipes never count.
 * - A visit begins with someone's first call after 30 minutes without one.
 */

export interface Figure {
  title: string;
  /** What a screen writes behind the number. */
  unit: 'count' | 'average' | 'share' | 'hours';
  definition: string;
}

export const figures = {
  totalUsers: {
    title: 'Accounts',
    unit: 'count',
    definition: 'Accounts that exist now, also disabled ones.',
  },
  activeUsers: {
    title: 'Active people',
    unit: 'count',
    definition: 'Accounts that used Saltbush at least once in the period.',
  },
  weeklyActiveUsers: {
    title: 'Active this week',
    unit: 'count',
    definition:
      'Accounts that used Saltbush at least once in the last 7 days, whatever the period.',
  },
  newUsersInPeriod: {
    title: 'New accounts',
    unit: 'count',
    definition: 'Accounts that were made in the period.',
  },
  activationRate: {
    title: 'Activation',
    unit: 'share',
    definition: 'Of the accounts made in the period, the share that has added a recipe.',
  },
  averageTimeToFirstRecipe: {
    title: 'Time to the first recipe',
    unit: 'hours',
    definition:
      'Average time from making an account to adding the first recipe, of the accounts made in the period that have added one.',
  },
  averageSessionFrequency: {
    title: 'Visits per active person',
    unit: 'average',
    definition:
      'Visits in the period divided by active people. A visit begins with the first use after 30 minutes without any.',
  },
  cookingModeActivations: {
    title: 'Cooking mode',
    unit: 'count',
    definition: 'How often someone started cooking a recipe step by step in the period.',
  },
  totalRecipesCreated: {
    title: 'Recipes added',
    unit: 'count',
    definition:
      'Recipes that people have ever added, typed, imported or copied, also those deleted since.',
  },
  recipesCreatedInPeriod: {
    title: 'Recipes added in the period',
    unit: 'count',
    definition: 'Of the recipes added, those that were added in the period.',
  },
  averageRecipesPerUser: {
    title: 'Recipes added per account',
    unit: 'average',
    definition: 'Recipes ever added divided by accounts.',
  },
  averageRecipeLibrarySize: {
    title: 'Size of a collection',
    unit: 'average',
    definition: 'Recipes that people have now, their own and saved ones, divided by accounts.',
  },
  totalRecipesShared: {
    title: 'Recipes shared',
    unit: 'count',
    definition:
      'Recipes that were ever made public or shared with a community or a person. Each counts once; private links do not count.',
  },
  recipesSharedInPeriod: {
    title: 'Recipes shared in the period',
    unit: 'count',
    definition: 'Of the recipes shared, those that were shared for the first time in the period.',
  },
  averageSharedRecipesPerUser: {
    title: 'Recipes shared per account',
    unit: 'average',
    definition: 'Recipes ever shared divided by accounts.',
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export const uploadMethodDefinition = 'How the recipes of the period were added.';

/** @example retentionDefinition(7) */
export const retentionDefinition = (days: number): string =>
  `Of the accounts made in a period of the same length that ended ${days} ${days === 1 ? 'day' : 'days'} ago, ` +
  `the share that used Saltbush again ${days} ${days === 1 ? 'day' : 'days'} after joining or later.`;

/** How a recipe came (Spec 3, uploadMethodBreakdown). */
export const recipeOrigins = {
  typed: 'Typed',
  'web-page': 'Web page',
  text: 'Pasted text',
  photo: 'Photo',
  file: 'Recipe file',
  sample: 'Sample recipe',
  copy: 'Copy of a shared recipe',
  unknown: 'Not recorded',
} as const;

export type RecipeOrigin = keyof typeof recipeOrigins;
