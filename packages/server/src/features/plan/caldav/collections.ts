/** The calendars of a person, as far as their token opens them: their own and those of their communities. */
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import {
  mayUsePlansOf,
  type PlanAction,
  type PlanHousehold,
} from '@saltbush/domain/plan/meal-plans/permissions';
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
  /** Who may only tick may write, so that apps let them; what else they send is refused. */
  mayWrite: boolean;
}

export type CollectionKind = keyof typeof kinds;

interface Kind {
  title: string;
  scope: TokenScope;
  /** What one must be allowed to see it. */
  action: PlanAction;
  /** Likewise to change it; undefined: by calendar apps nobody does. */
  changing: PlanAction | undefined;
  /** What is in it. */
  component: 'VTODO' | 'VEVENT';
  /** Saltbush and terracotta, as in the app. */
  color: string;
}

export const kinds = {
  list: {
    title: 'Shopping',
    scope: 'list',
    action: 'seeShoppingList',
    changing: 'tickShoppingList',
    component: 'VTODO',
    color: '#4C6450FF',
  },
  meals: {
    title: 'Meals',
    scope: 'plan:read',
    action: 'seeMeals',
    changing: undefined,
    component: 'VEVENT',
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
    const { title, changing } = kinds[kind];
    const mayWrite = changing !== undefined;
    return { kind, name: kind, title, ownerId: userId, householdId: undefined, mayWrite };
  });
  const shared = households.flatMap(({ name, household }) =>
    open
      .filter((kind) => mayUsePlansOf(household, kinds[kind].action))
      .map((kind): Collection => {
        const { id } = household;
        const title = `${kinds[kind].title}, ${name}`;
        const mayWrite = mayWriteTo(household, kind);
        return { kind, name: `${kind}-${id}`, title, ownerId: id, householdId: id, mayWrite };
      }),
  );
  const all = [...own, ...shared];
  const { householdId } = program;
  return householdId === undefined ? all : all.filter((each) => each.householdId === householdId);
}

function mayWriteTo(household: PlanHousehold, kind: CollectionKind): boolean {
  const { changing } = kinds[kind];
  return changing !== undefined && mayUsePlansOf(household, changing);
}
