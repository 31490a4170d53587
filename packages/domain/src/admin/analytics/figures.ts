/**
 * What each figure of the analytics means (Spec 3, Analytics), in the words that the API page and the
 * screen show. "The period" is the one that was asked for.
 *
 * - An account counts until it is deleted; what it did goes with it. The account "Saltbush", which owns
 *   the sample recipes, and its recipes never count.
 * - A visit begins with someone's first call after 30 minutes without one.
 */
import { say } from '../../texts/say';

export interface Figure {
  title: string;
  /** What a screen writes behind the number. */
  unit: 'count' | 'average' | 'share' | 'hours';
  definition: string;
}

export const figures = {
  totalUsers: {
    title: say('Accounts'),
    unit: 'count',
    definition: say('Accounts that exist now, also disabled ones.'),
  },
  activeUsers: {
    title: say('Active people'),
    unit: 'count',
    definition: say('Accounts that used Saltbush at least once in the period.'),
  },
  weeklyActiveUsers: {
    title: say('Active this week'),
    unit: 'count',
    definition: say(
      'Accounts that used Saltbush at least once in the last 7 days, whatever the period.',
    ),
  },
  newUsersInPeriod: {
    title: say('New accounts'),
    unit: 'count',
    definition: say('Accounts that were made in the period.'),
  },
  activationRate: {
    title: say('Activation'),
    unit: 'share',
    definition: say('Of the accounts made in the period, the share that has added a recipe.'),
  },
  averageTimeToFirstRecipe: {
    title: say('Time to the first recipe'),
    unit: 'hours',
    definition: say(
      'Average time from making an account to adding the first recipe, of the accounts made in the period that have added one.',
    ),
  },
  averageSessionFrequency: {
    title: say('Visits per active person'),
    unit: 'average',
    definition: say(
      'Visits in the period divided by active people. A visit begins with the first use after 30 minutes without any.',
    ),
  },
  cookingModeActivations: {
    title: say('Cooking mode'),
    unit: 'count',
    definition: say('How often someone started cooking a recipe step by step in the period.'),
  },
  totalRecipesCreated: {
    title: say('Recipes added'),
    unit: 'count',
    definition: say(
      'Recipes that people have ever added, typed, imported or copied, also those deleted since.',
    ),
  },
  recipesCreatedInPeriod: {
    title: say('Recipes added in the period'),
    unit: 'count',
    definition: say('Of the recipes added, those that were added in the period.'),
  },
  averageRecipesPerUser: {
    title: say('Recipes added per account'),
    unit: 'average',
    definition: say('Recipes ever added divided by accounts.'),
  },
  averageRecipeLibrarySize: {
    title: say('Size of a collection'),
    unit: 'average',
    definition: say('Recipes that people have now, their own and saved ones, divided by accounts.'),
  },
  totalRecipesShared: {
    title: say('Recipes shared'),
    unit: 'count',
    definition: say(
      'Recipes that were ever made public or shared with a community or a person. Each counts once; private links do not count.',
    ),
  },
  recipesSharedInPeriod: {
    title: say('Recipes shared in the period'),
    unit: 'count',
    definition: say(
      'Of the recipes shared, those that were shared for the first time in the period.',
    ),
  },
  averageSharedRecipesPerUser: {
    title: say('Recipes shared per account'),
    unit: 'average',
    definition: say('Recipes ever shared divided by accounts.'),
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export const uploadMethodDefinition = say('How the recipes of the period were added.');

/** @example retentionDefinition(7) */
export const retentionDefinition = (days: number): string =>
  say(
    '{days, plural, one {Of the accounts made in a period of the same length that ended # day ago, the share that used Saltbush again # day after joining or later.} other {Of the accounts made in a period of the same length that ended # days ago, the share that used Saltbush again # days after joining or later.}}',
    { days },
  );

/** How a recipe came (Spec 3, uploadMethodBreakdown). */
export const recipeOrigins = {
  typed: say('Typed'),
  'web-page': say('Web page'),
  text: say('Pasted text'),
  photo: say('Photo'),
  file: say('Recipe file'),
  sample: say('Sample recipe'),
  copy: say('Copy of a shared recipe'),
  unknown: say('Not recorded'),
} as const;

export type RecipeOrigin = keyof typeof recipeOrigins;
