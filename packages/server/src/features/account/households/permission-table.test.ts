/** Every call about a household, by everyone, in every state of it. What is not listed is refused. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { newId } from '../../../platform/ids';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
  type Visitor,
} from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { householdInvitations, households } from '../../../schema/households';

let testApp: TestApp;
let people: TestUsers;
let guest: Person;
let helpers: Record<'admin' | 'shopper' | 'viewer', Person>;
let recipes: Map<Visitor, string>;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  guest = await registerUser(testApp.app, 'Guest');
  helpers = {
    admin: await registerUser(testApp.app, 'Ada'),
    shopper: await registerUser(testApp.app, 'Sho'),
    viewer: await registerUser(testApp.app, 'Vi'),
  };
  recipes = new Map();
  for (const person of [people.priya, people.tom, people.nobody, ...Object.values(helpers)])
    recipes.set(person, await createTestRecipe(person, { title: 'Plum jam' }));
});
afterAll(() => testApp.close());

interface Household {
  id: string;
  invitationId: string;
}

type Ask = (caller: Visitor, household: Household) => Promise<{ status: number; error: unknown }>;

const calls = {
  get: (caller, { id }) => caller.ask(householdsRoutes.get, { params: { id } }),
  listRecipes: (caller, { id }) =>
    caller.ask(recipeListsRoutes.listOfHousehold, { params: { id } }),
  shareRecipe: (caller, { id }) =>
    caller.ask(sharingRoutes.update, {
      params: { id: recipes.get(caller) ?? newId() },
      body: { sharedWith: { communities: [id] } },
    }),
  setDefault: (caller, { id }) =>
    caller.ask(householdsRoutes.setDefault, { body: { householdId: id } }),
  changeSettings: (caller, { id }) =>
    caller.ask(householdsRoutes.changeSettings, { params: { id }, body: { name: 'Number 8' } }),
  addMember: (caller, { id }) =>
    caller.ask(householdsRoutes.addMember, { params: { id }, body: { email: guest.email } }),
  removeMember: (caller, { id }) =>
    caller.ask(householdsRoutes.removeMember, { params: { id, userId: people.tom.user._id } }),
  transferAdmin: (caller, { id }) =>
    caller.ask(householdsRoutes.transferAdmin, {
      params: { id },
      body: { userId: people.tom.user._id },
    }),
  changeRole: (caller, { id }) =>
    caller.ask(householdsRoutes.changeRole, {
      params: { id, userId: people.tom.user._id },
      body: { role: 'viewer' },
    }),
  leave: (caller, { id }) => caller.ask(householdsRoutes.leave, { params: { id } }),
  close: (caller, { id }) => caller.ask(householdsRoutes.close, { params: { id } }),
  restore: (caller, { id }) => caller.ask(householdsRoutes.restore, { params: { id } }),
  remove: (caller, { id }) => caller.ask(householdsRoutes.remove, { params: { id } }),
  invite: (caller, { id }) =>
    caller.ask(householdInvitationsRoutes.invite, { params: { id }, body: {} }),
  listInvitations: (caller, { id }) =>
    caller.ask(householdInvitationsRoutes.listOfHousehold, { params: { id } }),
  cancelInvitation: (caller, { invitationId: id }) =>
    caller.ask(householdInvitationsRoutes.cancel, { params: { id } }),
} satisfies Record<string, Ask>;

type Call = keyof typeof calls;
const callNames = Object.keys(calls) as Call[];

const states = ['active', 'closed', 'deleted'] as const;
type State = (typeof states)[number];

const callers = {
  owner: () => people.priya,
  admin: () => helpers.admin,
  member: () => people.tom,
  shopper: () => helpers.shopper,
  viewer: () => helpers.viewer,
  outsider: () => people.nobody,
  visitor: () => people.visitor,
};
type Role = keyof typeof callers;

const allowed: Record<State, Partial<Record<Role, Call[]>>> = {
  active: {
    owner: callNames.filter((call) => call !== 'leave' && call !== 'restore'),
    admin: callNames.filter(
      (call) => !['restore', 'transferAdmin', 'close', 'remove'].includes(call),
    ),
    member: ['get', 'listRecipes', 'shareRecipe', 'setDefault', 'leave'],
    shopper: ['get', 'listRecipes', 'setDefault', 'leave'],
    viewer: ['get', 'listRecipes', 'setDefault', 'leave'],
  },
  closed: {
    owner: ['get', 'listRecipes', 'restore', 'remove'],
    admin: ['leave'],
    member: ['leave'],
    shopper: ['leave'],
    viewer: ['leave'],
  },
  deleted: { owner: ['restore'] },
};

const household: Household = { id: '', invitationId: '' };

/** In this state; a new one for each call. */
async function makeHousehold(state: State): Promise<void> {
  const { db } = testApp.database;
  const { priya, tom } = people;
  Object.assign(household, { id: newId(), invitationId: newId() });
  await db.insert(households).values({
    id: household.id,
    name: 'Number 7',
    ownerId: priya.user._id,
    closedAt: state === 'closed' ? new Date() : null,
    deletedAt: state === 'deleted' ? new Date() : null,
  });
  for (const person of [priya, tom]) await addHouseholdMember(db, household.id, person);
  for (const role of ['admin', 'shopper', 'viewer'] as const)
    await addHouseholdMember(db, household.id, helpers[role], role);
  await db.insert(householdInvitations).values({
    id: household.invitationId,
    householdId: household.id,
    invitedBy: priya.user._id,
    tokenHash: household.invitationId,
    expiresAt: new Date(Date.now() + 60_000),
  });
}

function expectedStatus(state: State, role: Role, call: Call): number | 'allowed' {
  if (role === 'visitor') return 401;
  if (allowed[state][role]?.includes(call)) return 'allowed';
  // The owner can do something about it.
  return call === 'leave' && role === 'owner' && state !== 'deleted' ? 400 : 403;
}

describe.each(states)('%s', (state) => {
  beforeEach(() => makeHousehold(state));
  afterEach(() => testApp.database.db.delete(households));

  describe.each(Object.keys(callers) as Role[])('the %s', (role) => {
    test.each(callNames)(
      'a call for a household is answered by role and state: %s',
      async (call) => {
        const { status, error } = await calls[call](callers[role](), household);
        const isAllowed = status === 200 || status === 204;
        expect(isAllowed ? 'allowed' : status, JSON.stringify(error)).toBe(
          expectedStatus(state, role, call),
        );
      },
    );
  });
});
