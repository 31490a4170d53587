import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type StatedNutrition, courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { users } from './accounts';
import { households } from './households';
import { images } from './images';

/** Words with their places and weights, as PostgreSQL's full text search reads them. */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const recipes = pgTable(
  'recipes',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Null when nobody has said for how many it is. */
    serves: integer(),
    yieldText: text('yield_text'),
    description: text(),
    notes: text(),
    prepMinutes: integer('prep_minutes'),
    cookMinutes: integer('cook_minutes'),
    totalMinutes: integer('total_minutes'),
    cuisine: text(),
    course: text({ enum: courses }),
    difficulty: text({ enum: difficulties }),
    measures: text({ enum: ['au', 'us', 'uk', 'metric'] })
      .notNull()
      .default('au'),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default([]),
    /** Names of what a cook needs beside food. */
    equipment: text().array().notNull().default([]),
    sharingMode: text('sharing_mode', { enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    /** Listed in browse (Spec 3: sharedWith.saltbush). */
    isListed: boolean('is_listed').notNull().default(false),
    /** When it was first listed; browse shows the newest first. */
    listedAt: timestamp('listed_at', { withTimezone: true }),
    /** Which thousands of listings it belongs to, counted by a trigger: a search reads the newest ones first. */
    listedGroup: integer('listed_group'),
    /** Rating aggregates, stored so that lists need not compute them. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingAverage: real('rating_average'),
    /** For sorting: an average of few ratings is drawn to the middle. */
    ratingScore: real('rating_score').notNull().default(0),
    sourceSiteName: text('source_site_name'),
    sourceSiteUrl: text('source_site_url'),
    sourceRecipeTitle: text('source_recipe_title'),
    sourceAuthor: text('source_author'),
    /** The recipe that it was made of and differs from; null also when that is gone for good. */
    variationOf: uuid('variation_of').references((): AnyPgColumn => recipes.id, {
      onDelete: 'set null',
    }),
    /** What the source states for one serve; null when it states nothing. */
    statedNutrition: jsonb('stated_nutrition').$type<StatedNutrition>(),
    /** How it came, for the analytics; null before that was recorded. */
    origin: text(),
    /** Counts saves. A form based on an older revision gets a conflict instead of overwriting. */
    revision: integer().notNull().default(1),
    /** What its owner called the program that saved this revision for them; null when they did it themselves. */
    savedByProgram: text('saved_by_program'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted recipes wait here so that deleting can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),

    // Derived from the text, so that lists can search and sort; recomputed when the rules change.
    /** Which rules made them; 0: none yet. */
    derivedVersion: integer('derived_version').notNull().default(0),
    search: searchVector(),
    /** What it can be filtered by: "tag:mid week", "course:dinner", "cuisine:thai", "equipment:wok", "food:onion". */
    facets: text().array().notNull().default([]),
    /** Total minutes, from `totalTime`. */
    readyMinutes: integer('ready_minutes'),
    /** Lines of its list. Null until older recipes are derived again. */
    ingredientCount: integer('ingredient_count'),
    /** Of one serve, computed or stated (`serveNutrition`); null when neither is known. */
    energyKj: real('energy_kj'),
    proteinGrams: real('protein_grams'),
    fatGrams: real('fat_grams'),
    saturatedFatGrams: real('saturated_fat_grams'),
    carbohydrateGrams: real('carbohydrate_grams'),
    sugarsGrams: real('sugars_grams'),
    fibreGrams: real('fibre_grams'),
    sodiumMilligrams: real('sodium_milligrams'),
    /** The title as it sorts: folded, without accents. */
    sortTitle: text('sort_title').notNull().default(''),
    /** JSON fields of whole recipes and cards (`content-json.ts`). */
    contentJson: text('content_json').notNull(),
    cardJson: text('card_json').notNull(),
    /** JSON fields for Magic Menu; blank until older recipes are derived again. */
    menuJson: text('menu_json').notNull().default(''),
    /** What it takes on the disk, roughly: its text lies in its lines, in `contentJson` and among the search words. */
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(
        sql`1000 + 3 * octet_length(content_json) + octet_length(card_json) + octet_length(menu_json)`,
      ),
  },
  (table) => [
    index('recipes_own')
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('recipes_own_title')
      .on(table.ownerId, table.sortTitle, table.id)
      .where(sql`deleted_at is null`),
    index('recipes_own_score')
      .on(table.ownerId, table.ratingScore.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('recipes_own_quickest')
      .on(table.ownerId, table.readyMinutes, table.id)
      .where(sql`deleted_at is null`),
    // Without it, a query of few ingredients that little meets reads all recipes of a person.
    index('recipes_own_ingredients')
      .on(table.ownerId, table.ingredientCount)
      .where(sql`deleted_at is null`),
    index('recipes_own_energy')
      .on(table.ownerId, table.energyKj, table.id)
      .where(sql`deleted_at is null`),
    index('recipes_own_protein')
      .on(table.ownerId, sql`(- protein_grams)`, table.id)
      .where(sql`deleted_at is null`),
    // With the owner, so that leaving out one's own needs no look at the recipes themselves.
    index('recipes_listed')
      .on(table.listedAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.ownerId)
      .where(sql`is_listed and deleted_at is null`),
    // What one cook lists.
    index('recipes_listed_by')
      .on(table.ownerId, table.listedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_title')
      .on(table.sortTitle, table.id, table.ownerId)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_score')
      .on(table.ratingScore.desc().nullsFirst(), table.id.desc().nullsFirst(), table.ownerId)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_quickest')
      .on(table.readyMinutes, table.id, table.ownerId)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_ingredients')
      .on(table.ingredientCount)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_energy')
      .on(table.energyKj, table.id, table.ownerId)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_protein')
      .on(sql`(- protein_grams)`, table.id, table.ownerId)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_own_rated')
      .on(table.ownerId, table.ratingAverage)
      .where(sql`rating_average is not null and deleted_at is null`),
    index('recipes_listed_rated')
      .on(table.ratingAverage)
      .where(sql`rating_average is not null and is_listed and deleted_at is null`),
    // A partial index, so that listed recipes with a word are found without reading private ones.
    index('recipes_listed_search')
      .using('gin', table.listedGroup, table.search)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_listed_facets')
      .using('gin', table.listedGroup, table.facets)
      .where(sql`is_listed and deleted_at is null`),
    index('recipes_search').using('gin', table.search),
    index('recipes_facets').using('gin', table.facets),
    index('recipes_derived').on(table.derivedVersion, table.id),
    index('recipes_bin')
      .on(table.ownerId, table.deletedAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is not null`),
    index('recipes_source').on(table.ownerId, table.sourceSiteUrl),
    /** What an import asks: is there one of this title already? */
    index('recipes_own_same_title')
      .on(table.ownerId, sql`lower(regexp_replace(${table.title}, '[^[:alnum:]]+', '', 'g'))`)
      .where(sql`deleted_at is null`),
    index('recipes_image').on(table.imageId),
    index('recipes_variations')
      .on(table.variationOf, table.createdAt)
      .where(sql`variation_of is not null`),
  ],
);

/** Number of recipes of a person, without deleted ones; maintained by triggers on `recipes`. */
export const recipeCounts = pgTable('recipe_counts', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
});

/** Every word that any recipe uses: a mistyped word is looked up here by its likeness. */
export const recipeWords = pgTable('recipe_words', { word: text().primaryKey() }, (table) => [
  index('recipe_words_alike').using('gin', table.word.op('gin_trgm_ops')),
]);

/** Images of a recipe besides the main one. */
export const recipeImages = pgTable(
  'recipe_images',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The position of the step that it shows; null: it shows the dish. */
    step: integer(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.position] }),
    index('recipe_images_image').on(table.imageId),
  ],
);

/** Who may read a recipe by name (Spec 3: sharingSettings.approvedUsers). */
export const recipeReaders = pgTable(
  'recipe_readers',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.userId] }),
    index('recipe_readers_user').on(table.userId),
  ],
);

/** Whose members may read a recipe (Spec 3: sharedWith.communities). */
export const recipeHouseholds = pgTable(
  'recipe_households',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.householdId] }),
    index('recipe_households_newest').on(
      table.householdId,
      table.sharedAt.desc().nullsFirst(),
      table.recipeId,
    ),
  ],
);
