import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canSeeHousehold } from '@saltbush/domain/account/households/permissions';
import { canReadRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { addHouseholdMember } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { users } from '../../../schema/accounts';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import { households } from '../../../schema/households';
import { shareLinks } from '../../../schema/recipe/sharing';
import { listReadableCards } from '../../recipe/recipes';
import { isReadableBy } from './can-read-recipe-sql';
import { findAccess } from './recipe-access.store';
import { recipeHouseholds, recipeReaders, recipes } from '../../../schema/recipes';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const yesOrNo = [false, true];
const householdKinds = [
  'none',
  'open',
  'closed',
  'closed, their own',
  'deleted',
  'of others',
] as const;

const roles = {
  none: undefined,
  open: 'member',
  closed: 'member',
  'closed, their own': 'owner',
  deleted: 'member',
  'of others': undefined,
} as const;

const linkTo = (recipeId: string, email: string) => ({
  id: randomUUID(),
  recipeId,
  kind: 'private' as const,
  email,
  tokenHash: randomUUID(),
  createdBy: people.priya.user._id,
});

const secret = { title: 'A secret', serves: 2, contentJson: '"serves":2', cardJson: '"serves":2' };

test('an address that nobody has confirmed opens nothing', async () => {
  const { db } = testApp.database;
  const id = randomUUID();
  const { _id: ownerId } = people.priya.user;
  await db.insert(recipes).values({ id, ownerId, ...secret });
  await db.insert(shareLinks).values(linkTo(id, people.alex.email));
  const { _id: alex } = people.alex.user;
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, alex));
  expect((await findAccess(db, id, alex))!.isInvitedByEmail).toBe(false);
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, alex));
  expect((await findAccess(db, id, alex))!.isInvitedByEmail).toBe(true);
});

test('the database and the domain agree on who may read, whatever the recipe and the person', async () => {
  const { db } = testApp.database;
  const priya = people.priya.user._id;
  const tom = people.tom.user._id;
  const shared: Record<string, string> = {};
  for (const kind of householdKinds.slice(1)) {
    const id = (shared[kind] = randomUUID());
    await db.insert(households).values({
      id,
      name: kind,
      ownerId: kind === 'closed, their own' ? tom : priya,
      closedAt: kind.startsWith('closed') ? new Date() : null,
      deletedAt: kind === 'deleted' ? new Date() : null,
    });
    await addHouseholdMember(db, id, kind === 'of others' ? people.alex : people.tom);
  }
  const kinds = (['private', 'public'] as const).flatMap((sharingMode) =>
    yesOrNo.flatMap((isListed) =>
      yesOrNo.flatMap((isApprovedReader) =>
        yesOrNo.flatMap((isInvitedByEmail) =>
          yesOrNo.flatMap((isSaved) =>
            householdKinds.map((household) => ({
              sharingMode,
              isListed,
              isApprovedReader,
              isInvitedByEmail,
              isSaved,
              household,
            })),
          ),
        ),
      ),
    ),
  );
  const rows = kinds.map((kind) => ({ ...kind, id: randomUUID() }));
  await db.insert(recipes).values(
    rows.map(({ id, sharingMode, isListed }) => ({
      id,
      ownerId: priya,
      ...secret,
      sharingMode,
      isListed,
    })),
  );
  const of = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).map(({ id }) => id);
  await db
    .insert(recipeReaders)
    .values(of((row) => row.isApprovedReader).map((recipeId) => ({ recipeId, userId: tom })));
  await db
    .insert(recipeSaves)
    .values(of((row) => row.isSaved).map((recipeId) => ({ recipeId, userId: tom })));
  await db
    .insert(recipeHouseholds)
    .values(
      rows
        .filter(({ household }) => household !== 'none')
        .map(({ id, household }) => ({ recipeId: id, householdId: shared[household]! })),
    );

  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, tom));
  await db
    .insert(shareLinks)
    .values(
      rows.flatMap((row) => [
        linkTo(row.id, row.isInvitedByEmail ? people.tom.email : people.nobody.email),
        { ...linkTo(row.id, people.tom.email), revokedAt: new Date() },
      ]),
    );

  const ids = rows.map(({ id }) => id);
  const cards = await listReadableCards(testApp.database.pool, { ids, userId: tom });
  const readable = new Set(cards.map(({ _id }) => _id));
  for (const row of rows) {
    const { id, household, ...access } = row;
    const isSharedWithTheirHousehold = canSeeHousehold({
      role: roles[household],
      isClosed: household.startsWith('closed'),
      isDeleted: household === 'deleted',
    });
    const facts = { ...access, ownerId: priya, isSharedWithTheirHousehold };
    expect([row, readable.has(id)]).toEqual([row, canReadRecipe(facts, tom)]);
    expect(await findAccess(db, id, tom)).toMatchObject(facts);
    const visitor = {
      isSharedWithTheirHousehold: false,
      isApprovedReader: false,
      isInvitedByEmail: false,
      isSaved: false,
    };
    expect(await findAccess(db, id, null)).toMatchObject(visitor);
  }
  const forVisitors = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.ownerId, priya), isReadableBy(null)));
  expect(forVisitors.map(({ id }) => id).sort()).toEqual(
    of((row) => row.isListed || row.sharingMode === 'public').sort(),
  );
});
