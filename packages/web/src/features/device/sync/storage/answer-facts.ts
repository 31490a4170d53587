/** What an answer says beside its rows, as records of the store `facts`. Pure. */
import type { SyncAnswer } from '@saltbush/contract/plan/sync';
import { recipeIdsOf } from '@saltbush/domain/plan/rows/rows';
import type { PlanFacts } from '../plan-view';
import type { FactKind } from './database';

type Facts = Pick<SyncAnswer, 'rows' | 'recipes' | 'itemNeeds' | 'foods' | 'people' | 'isReset'>;

export interface FactRecord {
  kind: FactKind;
  id: string;
  fact: unknown;
}

export function factRecords({ recipes, itemNeeds, foods, people }: Facts): FactRecord[] {
  const records = (kind: FactKind, facts: Record<string, unknown>) =>
    Object.entries(facts).map(([id, fact]) => ({ kind, id, fact }));
  return [
    ...recipes.map((recipe) => ({ kind: 'recipes' as const, id: recipe.card._id, fact: recipe })),
    ...records('itemNeeds', itemNeeds),
    ...records('foods', foods),
    ...records('people', people),
  ];
}

/** Recipes of the rows that the answer leaves out: they may no longer be read. */
export function unreadableRecipes({ rows, recipes }: Facts): string[] {
  const readable = new Set(recipes.map(({ card }) => card._id));
  return recipeIdsOf(rows).filter((id) => !readable.has(id));
}

/** The facts of a device after an answer. */
export function withAnswerFacts(before: PlanFacts, answer: Facts): PlanFacts {
  const base = answer.isReset ? undefined : before;
  const recipes = new Map([
    ...(base?.recipes ?? []),
    ...answer.recipes.map((recipe) => [recipe.card._id, recipe] as const),
  ]);
  unreadableRecipes(answer).forEach((id) => recipes.delete(id));
  return {
    recipes,
    itemNeeds: new Map([...(base?.itemNeeds ?? []), ...Object.entries(answer.itemNeeds)]),
    foods: new Map([...(base?.foods ?? []), ...Object.entries(answer.foods)]),
    people: new Map([...(base?.people ?? []), ...Object.entries(answer.people)]),
  };
}
