/** PostgreSQL and plain code decide every query alike. */
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@saltbush/domain/plan/days/week';
import { matches } from '@saltbush/domain/recipe/recipe-query/matches';
import { fieldOf, queryFieldNames } from '@saltbush/domain/recipe/recipe-query/query-fields';
import type {
  QueryCondition,
  RecipeQuery,
} from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { groupKinds } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { foundHousehold } from '../../../testing/households';
import {
  addPlanOwners,
  storeQueriedRecipes,
  timeZone,
  today,
  vocabulary,
  type QueriedRecipe,
  type Readers,
} from '../../../testing/book/queried-recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';
import { recipes } from '../../../schema/recipes';
import { conditionsOfQuery } from './query-conditions';

let testApp: TestApp;
let readers: Readers;
let stored: QueriedRecipe[];
beforeAll(async () => {
  testApp = await openTestApp();
  const reader = await registerUser(testApp.app, 'Reader');
  const other = await registerUser(testApp.app, 'Other');
  readers = {
    readerId: reader.user._id,
    otherId: other.user._id,
    householdId: await foundHousehold(reader),
    foreignHouseholdId: await foundHousehold(other),
  };
  const { db } = testApp.database;
  await addPlanOwners(db, readers);
  stored = await storeQueriedRecipes(db, readers, 10_000);
});
afterAll(() => testApp.close());

const daysAgo = (days: number) => addDays(today, -days);

const found = async (conditions: readonly SQL[]): Promise<string[]> => {
  const { rows } = await testApp.database.db.execute<{ id: string }>(sql`
    select recipe.id from ${recipes} recipe
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`);
  return rows.map(({ id }) => id).toSorted();
};

/** A value of each kind that some recipes meet and others do not. */
function valuesOf(name: QueryCondition['field']): fc.Arbitrary<string | number | true> {
  const field = fieldOf(name);
  if (name === 'words') return fc.constantFrom(...vocabulary.words);
  if (name === 'tag') return fc.constantFrom(...vocabulary.tags);
  if (name === 'cuisine') return fc.constantFrom(...vocabulary.cuisines);
  if (name === 'equipment') return fc.constantFrom(...vocabulary.tools);
  if (name === 'food') return fc.constantFrom(...vocabulary.foods);
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'number':
      return fc
        .integer({ min: field.least / field.step, max: Math.min(field.most, 50) / field.step })
        .map((steps) => steps * field.step);
    case 'date':
      return fc.integer({ min: -1, max: 41 }).map(daysAgo);
    case 'id':
      return fc.constantFrom('mine', 'foreign');
    case 'question':
      return fc.constant(true as const);
    case 'text':
      throw new Error(`Say which texts ${name} can be asked for`);
  }
}

const condition: fc.Arbitrary<RecipeQuery> = fc
  .constantFrom(...queryFieldNames)
  .chain((field) => valuesOf(field).map((value) => ({ field, value })));
const groupOf = (node: fc.Arbitrary<RecipeQuery>): fc.Arbitrary<RecipeQuery> =>
  fc.record({ match: fc.constantFrom(...groupKinds), of: fc.array(node, { maxLength: 4 }) });
const query = [1, 2, 3].reduce(
  (node) => fc.oneof({ weight: 2, arbitrary: condition }, { weight: 3, arbitrary: groupOf(node) }),
  condition,
);

/** Ids are known once the households are there. */
function withIds(node: RecipeQuery): RecipeQuery {
  if ('match' in node) return { ...node, of: node.of.map(withIds) };
  if (node.field !== 'household') return node;
  return {
    ...node,
    value: node.value === 'mine' ? readers.householdId : readers.foreignHouseholdId,
  };
}

async function expectAlike(asked: RecipeQuery): Promise<void> {
  const given = withIds(asked);
  const conditions = conditionsOfQuery(given, { viewerId: readers.readerId, daysAgo, timeZone });
  const meeting = stored.filter(({ facts }) => matches(given, facts, { daysAgo }));
  const idsOf = (some: QueriedRecipe[]) => some.map(({ id }) => id).toSorted();
  expect(await found(conditions.map(({ anyones }) => anyones))).toEqual(idsOf(meeting));
  const own = conditions.map(({ anyones, someones }) => someones?.(readers.readerId) ?? anyones);
  const isOwn = sql`recipe.owner_id = ${readers.readerId}`;
  expect(await found([isOwn, ...own])).toEqual(
    idsOf(meeting.filter(({ ownerId }) => ownerId === readers.readerId)),
  );
}

test.each(queryFieldNames)(
  'a query for the field "%s" finds in the database what plain code finds',
  async (field) => {
    await fc.assert(
      fc.asyncProperty(valuesOf(field), (value) => expectAlike({ field, value })),
      { numRuns: 8 },
    );
  },
);

test('whatever is asked, the database finds what plain code finds among ten thousand recipes', async () => {
  await fc.assert(fc.asyncProperty(query, expectAlike), { numRuns: 150 });
}, 300_000);
