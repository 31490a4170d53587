/** The calendars of a person, as far as their token opens them: their own and those of their communities. */
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { mayUsePlansOf, type PlanAction } from '@saltbush/domain/plan/meal-plans/permissions';
import type { Db } from '../../../platform/db/connect';
import { listPlanHouseholds } from '../../account/households';
import type { SignedInProgram } from './sign-in';

export interface Collection {
  kind: CollectionKind;
  /** In its address: "list", "meals-0196…". */
  name: string;
  /** "Shopping, Number 7" */
  title: string;
  ownerId: string;
  /** Of a community. */
  householdId: string | undefined;
}

export type CollectionKind = keyof typeof kinds;

interface Kind {
  title: string;
  scope: TokenScope;
  action: PlanAction;
  /** What is in it. */
  component: 'VTODO' | 'VEVENT';
  mayWrite: boolean;
  /** Saltbush and terracotta, as in the app. */
  color: string;
}

export const kinds = {
  list: {
    title: 'Shopping',
    scope: 'list',
    action: 'useShoppingList',
    component: 'VTODO',
    mayWrite: true,
    color: '#4C6450FF',
  },
  meals: {
    title: 'Meals',
    scope: 'plan:read',
    action: 'planMeals',
    component: 'VEVENT',
    mayWrite: false,
    color: '#A8452AFF',
  },
} as const satisfies Record<string, Kind>;

export async function listCollections(
  db: Db,
  { userId, program }: SignedInProgram,
): Promise<Collection[]> {
  const open = (['list', 'meals'] as const).filter((kind) =>
    hasScope(program.scopes, kinds[kind].scope),
  );
  if (open.length === 0) return [];
  const households = await listPlanHouseholds(db, userId);
  const own = open.map((kind): Collection => {
    const { title } = kinds[kind];
    return { kind, name: kind, title, ownerId: userId, householdId: undefined };
  });
  const shared = households.flatMap(({ name, household }) =>
    open
      .filter((kind) => mayUsePlansOf(household, kinds[kind].action))
      .map((kind): Collection => {
        const { id } = household;
        const title = `${kinds[kind].title}, ${name}`;
        return { kind, name: `${kind}-${id}`, title, ownerId: id, householdId: id };
      }),
  );
  const all = [...own, ...shared];
  const { householdId } = program;
  return householdId === undefined ? all : all.filter((each) => each.householdId === householdId);
}
