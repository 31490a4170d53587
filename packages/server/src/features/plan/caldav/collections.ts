/** The calendars of a person, as far as their token opens them: their own and those of their communities. */
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { mayUsePlansOf, type PlanAction } from '@saltbush/domain/plan/meal-plans/permissions';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import { listPlanHouseholds } from '../../account/households';
import { readNamedListsOf } from '../named-lists';
import type { SignedInProgram } from './sign-in';

export interface Collection {
  kind: CollectionKind;
  /** In its address: "list", "meals-0196…", "named-0196…". */
  name: string;
  /** "Shopping, Number 7" */
  title: string;
  ownerId: string;
  /** Of a community. */
  householdId: string | undefined;
  /** Of a list beside the plan's. */
  listId?: string;
  /** Who may only tick may write, so that apps let them; what else they send is refused. */
  mayWrite: boolean;
}

export type CollectionKind = keyof typeof kinds;

interface Kind {
  /** Of a list beside the plan's, its own name. */
  title?: string;
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
    title: say('Shopping'),
    scope: 'list',
    action: 'seeShoppingList',
    changing: 'tickShoppingList',
    component: 'VTODO',
    color: '#4C6450FF',
  },
  named: {
    scope: 'list',
    action: 'seeShoppingList',
    changing: 'tickShoppingList',
    component: 'VTODO',
    color: '#4C6450FF',
  },
  meals: {
    title: say('Meals'),
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
  const households = await listPlanHouseholds(db, userId);
  const { householdId } = program;
  const owners: Owner[] = [
    { id: userId, title: '', householdId: undefined, mayUse: () => true },
    ...households.map(({ name, household }) => {
      const mayUse = (action: PlanAction) => mayUsePlansOf(household, action);
      return { id: household.id, title: `, ${name}`, householdId: household.id, mayUse };
    }),
  ].filter((owner) => householdId === undefined || owner.householdId === householdId);
  const mayOpen = (owner: Owner, kind: CollectionKind) =>
    hasScope(program.scopes, kinds[kind].scope) && owner.mayUse(kinds[kind].action);
  const withLists = owners.filter((owner) => mayOpen(owner, 'named'));
  const lists = await readNamedListsOf(
    db,
    withLists.map(({ id }) => id),
  );
  return owners.flatMap((owner) => [
    ...(['list', 'meals'] as const)
      .filter((kind) => mayOpen(owner, kind))
      .map((kind) => collectionOf(owner, kind)),
    ...(lists.get(owner.id) ?? []).map((list) => namedCollectionOf(owner, list)),
  ]);
}

/** Whose plan and lists they are. */
interface Owner {
  id: string;
  /** Behind the titles of its collections. */
  title: string;
  householdId: string | undefined;
  mayUse: (action: PlanAction) => boolean;
}

function collectionOf(owner: Owner, kind: 'list' | 'meals'): Collection {
  const { id: ownerId, householdId } = owner;
  const name = householdId === undefined ? kind : `${kind}-${householdId}`;
  const title = `${inLanguage(kinds[kind].title)}${owner.title}`;
  return { kind, name, title, ownerId, householdId, mayWrite: mayWriteTo(owner, kind) };
}

function namedCollectionOf(
  owner: Owner,
  { _id: listId, name }: { _id: string; name: string },
): Collection {
  const kind = 'named';
  return {
    kind,
    name: `${kind}-${listId}`,
    title: `${name}${owner.title}`,
    ownerId: owner.id,
    householdId: owner.householdId,
    listId,
    mayWrite: mayWriteTo(owner, kind),
  };
}

function mayWriteTo(owner: Owner, kind: CollectionKind): boolean {
  const { changing } = kinds[kind];
  return changing !== undefined && owner.mayUse(changing);
}
