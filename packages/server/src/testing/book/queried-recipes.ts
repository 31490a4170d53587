/** Ten thousand recipes with what their reader did with them, for queries: as rows, and as facts for plain code. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { deriveRecipe } from '@saltbush/domain/book/recipe-search/derive-recipe';
import { hasWords } from '@saltbush/domain/book/recipe-search/has-words';
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import type { RecipeFacts } from '@saltbush/domain/recipe/recipe-query/recipe-facts';
import { courses, difficulties, type RecipeContent } from '@saltbush/recipe-parser/recipe';
import { ownerFacet, ownerWord } from '../../features/recipe/recipes';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { favourites, recipeSaves } from '../../schema/book/saved-recipes';
import { images } from '../../schema/images';
import { planOwners } from '../../schema/meal-plans';
import { cookLog } from '../../schema/plan/cook-log';
import { recipeHouseholds, recipes } from '../../schema/recipes';

export const today = '2026-11-23';
export const timeZone = 'Australia/Perth';
/** Words that recipes have, and one that none has. */
export const vocabulary = {
  words: ['roast', 'lamb', 'curry', 'with', 'onion', 'bell pepper', 'roast lamb', 'quandong'],
  tags: ['Quick', "Nan's  best", '🍜', 'Freezer', 'unknown'],
  cuisines: ['Thai', 'Français', 'unknown'],
  tools: ['large wok', 'wok', 'slow cooker', 'baking trays', 'unknown'],
  foods: ['brown onion', 'onion', 'bell pepper', 'egg', 'chicken', 'peanuts', 'quandong'],
} as const;

export interface Readers {
  readerId: string;
  otherId: string;
  /** The reader's, and one of others. */
  householdId: string;
  foreignHouseholdId: string;
}

export interface QueriedRecipe {
  id: string;
  ownerId: string;
  facts: RecipeFacts;
}

interface Made extends QueriedRecipe {
  row: typeof recipes.$inferInsert;
  cookings: { ownerId: string; cookedOn: string; isDeleted: boolean }[];
  sharedWith: string[];
}

/** @returns what was stored, in no order */
export async function storeQueriedRecipes(
  db: Db,
  readers: Readers,
  count: number,
): Promise<QueriedRecipe[]> {
  const imageId = newId();
  const image = { id: imageId, ownerId: readers.readerId, colour: '#a37c52' };
  await db.insert(images).values({ ...image, width: 90, height: 60 });
  const contents = fc.sample(contentArbitrary, { numRuns: 500, seed: 133 }).map(deriveOnce);
  const lives = fc.sample(lifeArbitrary, { numRuns: count, seed: 134 });
  const made = lives.map((life, n) =>
    makeRecipe(contents[n % contents.length]!, life, readers, imageId),
  );
  for (let start = 0; start < count; start += 500)
    await insert(db, made.slice(start, start + 500), readers);
  await db.execute(sql`analyze recipes`);
  return made;
}

const contentArbitrary: fc.Arbitrary<RecipeContent> = fc.record(
  {
    title: fc
      .array(fc.constantFrom('Roast', 'lamb', 'curry', 'soup', 'with', 'onion'), { minLength: 1 })
      .map((words) => words.join(' ')),
    description: fc.constantFrom('', 'A curry of lamb', 'Good'),
    tags: fc.uniqueArray(fc.constantFrom('Quick', "Nan's best", '🍜', 'Freezer'), { maxLength: 3 }),
    course: fc.constantFrom(...courses),
    cuisine: fc.constantFrom('Thai', 'Francais', 'Greek'),
    difficulty: fc.constantFrom(...difficulties),
    totalMinutes: fc.constantFrom(0, 10, 30, 45, 240),
    equipment: fc.subarray(['Large wok', 'slow cookers', 'Baking tray, lined']),
    ingredients: fc.array(
      fc
        .constantFrom(
          'brown onions',
          'capsicum',
          'eggs',
          'chicken',
          'peanuts',
          'flour',
          'bark of quandong',
          'mixed things',
        )
        .map((name) => ({ name, amount: '1', unit: '' })),
      { maxLength: 7 },
    ),
    steps: fc.constant([{ text: 'Roast it.' }]),
  },
  { requiredKeys: ['title', 'tags', 'ingredients', 'steps'] },
);

const daysBack = fc.integer({ min: 0, max: 40 });
const lifeArbitrary = fc.record({
  isOwn: fc.boolean(),
  isSaved: fc.boolean(),
  isFavourite: fc.boolean(),
  hasImage: fc.boolean(),
  isShared: fc.boolean(),
  isSharedElsewhere: fc.boolean(),
  rating: fc.option(fc.constantFrom(1, 2.5, 4.1, 4.3, 4.5, 5), { nil: undefined }),
  energyKj: fc.option(fc.constantFrom(0, 800, 1500, 2500), { nil: undefined }),
  proteinGrams: fc.option(fc.constantFrom(0, 5, 20, 45), { nil: undefined }),
  cookings: fc.array(
    fc.record({
      days: daysBack,
      by: fc.constantFrom('reader', 'household', 'other', 'foreign'),
      isDeleted: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  /** Minutes before the reader's midnight of today. */
  addedMinutesAgo: fc.integer({ min: -600, max: 40 * 24 * 60 }),
});
type Life = ReturnType<(typeof lifeArbitrary)['generate']>['value'];

const deriveOnce = (content: RecipeContent) => {
  const derived = deriveRecipe(content);
  return { content, derived, words: new Set(derived.searchWords), facets: new Set(derived.facets) };
};

function makeRecipe(
  { content, derived, words, facets }: ReturnType<typeof deriveOnce>,
  life: Life,
  { readerId, otherId, householdId, foreignHouseholdId }: Readers,
  imageId: string,
): Made {
  const id = newId();
  const ownerId = life.isOwn ? readerId : otherId;
  const createdAt = new Date(midnight - life.addedMinutesAgo * 60_000);
  const planOwner = {
    reader: readerId,
    household: householdId,
    other: otherId,
    foreign: foreignHouseholdId,
  };
  const cookings = life.cookings.map(({ by, days, isDeleted }) => ({
    ownerId: planOwner[by],
    cookedOn: addDays(today, -days),
    isDeleted,
  }));
  const known = cookings.filter(
    (cooking) => !cooking.isDeleted && [readerId, householdId].includes(cooking.ownerId),
  );
  const sharedWith = [
    ...(life.isShared ? [householdId] : []),
    ...(life.isSharedElsewhere ? [foreignHouseholdId] : []),
  ];
  return {
    id,
    ownerId,
    cookings,
    sharedWith,
    facts: {
      facets,
      hasWords: (text) => hasWords(text, words),
      minutes: derived.readyMinutes,
      ingredients: content.ingredients.length,
      energyKj: life.energyKj,
      proteinGrams: life.proteinGrams,
      rating: life.rating,
      lastCookedOn: known
        .map(({ cookedOn }) => cookedOn)
        .toSorted()
        .at(-1),
      isFavourite: life.isFavourite,
      isOwn: life.isOwn,
      isSaved: !life.isOwn && life.isSaved,
      householdIds: new Set(life.isShared ? [householdId] : []),
      hasImage: life.hasImage,
      addedOn: todayIn(createdAt, timeZone),
    },
    row: {
      id,
      ownerId,
      title: content.title,
      createdAt,
      imageId: life.hasImage ? imageId : null,
      ratingAverage: life.rating ?? null,
      search: [ownerWord(ownerId), ...derived.searchWords.map((word) => `'${word}'`)].join(' '),
      facets: [ownerFacet(ownerId), ...derived.facets],
      readyMinutes: derived.readyMinutes ?? null,
      energyKj: life.energyKj ?? null,
      proteinGrams: life.proteinGrams ?? null,
      ingredientCount: content.ingredients.length,
      contentJson: '',
      cardJson: '',
    },
  };
}

/** Of `today` in Perth, eight hours before UTC's. */
const midnight = Date.parse(`${today}T00:00:00+08:00`);

async function insert(db: Db, made: Made[], { readerId }: Readers): Promise<void> {
  await db.insert(recipes).values(made.map(({ row }) => row));
  const loved = made.filter(({ facts }) => facts.isFavourite);
  await db.insert(favourites).values(loved.map(({ id }) => ({ userId: readerId, recipeId: id })));
  const saved = made.filter(({ facts }) => facts.isSaved);
  await db.insert(recipeSaves).values(saved.map(({ id }) => ({ userId: readerId, recipeId: id })));
  await db
    .insert(recipeHouseholds)
    .values(
      made.flatMap(({ id, sharedWith }) =>
        sharedWith.map((householdId) => ({ recipeId: id, householdId })),
      ),
    );
  await db.insert(cookLog).values(
    made.flatMap(({ id, cookings }) =>
      cookings.map(({ ownerId, cookedOn, isDeleted }) => ({
        id: newId(),
        ownerId,
        recipeId: id,
        cookedOn,
        people: [],
        createdAt: new Date(midnight),
        deletedAt: isDeleted ? new Date(midnight) : null,
      })),
    ),
  );
}

/** Whose cook logs there are: most people and households have none until they plan. */
export async function addPlanOwners(db: Db, readers: Readers): Promise<void> {
  const people = [readers.readerId, readers.otherId].map((id) => ({ id, userId: id }));
  const households = [readers.householdId, readers.foreignHouseholdId].map((id) => ({
    id,
    householdId: id,
  }));
  await db
    .insert(planOwners)
    .values([...people, ...households])
    .onConflictDoNothing();
}
