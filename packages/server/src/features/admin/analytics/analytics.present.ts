/** Puts the counts together as the contract answers them. */
import type { Analytics, Ranking } from '@saltbush/contract/admin/analytics';
import { recipeOrigins, type RecipeOrigin } from '@saltbush/domain/admin/analytics/figures';
import { cutoffOf, dayMs, daysOf, partsOf } from '@saltbush/domain/admin/analytics/periods';
import type { Db } from '../../../platform/db/connect';
import {
  countAccounts,
  countActivities,
  countCollections,
  countNewAccounts,
  countRecipes,
  findFirstRecipes,
  type ActivityCount,
  type HistoryPart,
  type PersonCounts,
  type Span,
} from './analytics.store';

export async function readAnalytics(db: Db, span: Span): Promise<Analytics> {
  const [accounts, activities, made, recipes, first, collections] = await Promise.all([
    countAccounts(db, span),
    countActivities(db, span),
    countNewAccounts(db, span),
    countRecipes(db),
    findFirstRecipes(db, span),
    countCollections(db),
  ]);
  const recent = (kind: string) => sumOf(activities.filter((row) => row.kind === kind));
  const cameBack = (n: number) => ratio(accounts.came_back[n]!, accounts.cohorts[n]!);
  return {
    period: span.period,
    cutoffDate: cutoffOf(span.period, span.now).toISOString(),
    totalUsers: accounts.total,
    activeUsers: accounts.active,
    weeklyActiveUsers: accounts.active_this_week,
    newUsersInPeriod: accounts.made,
    activationRate: ratio(first.activated, accounts.made),
    averageTimeToFirstRecipe: first.hours,
    averageSessionFrequency: ratio(recent('visit'), accounts.active),
    cookingModeActivations: recent('cooking-mode'),
    totalRecipesCreated: recipes.added,
    recipesCreatedInPeriod: recent('recipe-added'),
    averageRecipesPerUser: ratio(recipes.added, accounts.total),
    averageRecipeLibrarySize: ratio(collections, accounts.total),
    totalRecipesShared: recipes.shared,
    recipesSharedInPeriod: recent('recipe-shared'),
    averageSharedRecipesPerUser: ratio(recipes.shared, accounts.total),
    uploadMethodBreakdown: breakdownOf(activities),
    retentionRates: { day1: cameBack(0), day7: cameBack(1), day30: cameBack(2) },
    history: historyOf(activities, made, span),
  };
}

export function rankingOf(people: PersonCounts[], name: keyof RankedCounts): Ranking {
  return people
    .filter((person) => person[name] > 0)
    .toSorted((a, b) => b[name] - a[name] || (a.user_id < b.user_id ? -1 : 1))
    .slice(0, 10)
    .map((person) => ({
      user: { _id: person.user_id, username: person.username },
      count: person[name],
    }));
}

type RankedCounts = Omit<PersonCounts, 'user_id' | 'username'>;

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const sumOf = (rows: readonly { count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

function breakdownOf(rows: ActivityCount[]): Record<RecipeOrigin, number> {
  const names = Object.keys(recipeOrigins) as RecipeOrigin[];
  const countOf = (name: RecipeOrigin) =>
    sumOf(rows.filter(({ kind, origin }) => kind === 'recipe-added' && origin === name));
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as never;
}

function historyOf(
  activities: ActivityCount[],
  made: HistoryPart[],
  { period, now }: Span,
): Analytics['history'] {
  const partMs = (daysOf[period] * dayMs) / partsOf[period];
  const start = cutoffOf(period, now).getTime();
  return Array.from({ length: partsOf[period] }, (_, part) => {
    const here = activities.filter((row) => row.part === part);
    return {
      from: new Date(start + part * partMs).toISOString(),
      newUsers: sumOf(made.filter((row) => row.part === part)),
      visits: sumOf(here.filter(({ kind }) => kind === 'visit')),
      recipesCreated: sumOf(here.filter(({ kind }) => kind === 'recipe-added')),
    };
  });
}
