import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { feedStates } from '@saltbush/contract/admin/product-feeds';
import type {
  MultiBuy,
  PackUnit,
  ProductPack,
} from '@saltbush/domain/plan/prices/packs/product-pack';
import { priceSources } from '@saltbush/domain/plan/prices/product';
import { users } from '../accounts';
import { planOwners } from '../meal-plans';

/** Woolworths, Coles and "typical", which has the estimates, come with the migration. Admins add others. */
export const retailers = pgTable('retailers', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** With `{query}`. */
  searchAddress: text('search_address'),
  /** A code of `countries`: who lives there sees it, and its prices are in its currency. Null: everybody does. */
  country: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What retailers sell. The price is the latest of a feed; those of households are observations only. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => retailers.id),
    /** Of a product that only this person or household knows. */
    ownerId: uuid('owner_id').references(() => planOwners.id, { onDelete: 'cascade' }),
    /** The retailer's own id; of a product from a household's file its barcode, or its name and pack. */
    retailerProductId: text('retailer_product_id'),
    name: text().notNull(),
    brand: text(),
    ean: text(),
    packText: text('pack_text'),
    pack: jsonb().$type<ProductPack>(),
    url: text(),
    /** The key of its food's line. */
    foodKey: text('food_key').notNull(),
    /** Of its name, in the singular. */
    nameWords: text('name_words').array().notNull(),
    priceCents: integer('price_cents'),
    isSpecial: boolean('is_special').notNull().default(false),
    multiBuy: jsonb('multi_buy').$type<MultiBuy>(),
    priceObservedAt: timestamp('price_observed_at', { withTimezone: true }),
    priceSource: text('price_source', { enum: priceSources }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_of_retailer')
      .on(table.retailerId, table.retailerProductId)
      .where(sql`owner_id is null`),
    uniqueIndex('products_of_owner')
      .on(table.ownerId, table.retailerId, table.foodKey, table.packText)
      .where(sql`owner_id is not null and retailer_product_id is null`),
    uniqueIndex('products_of_files')
      .on(table.ownerId, table.retailerId, table.retailerProductId)
      .where(sql`owner_id is not null and retailer_product_id is not null`),
    index('products_food').on(table.foodKey),
    index('products_ean').on(table.ean),
    index('products_words').using('gin', table.nameWords),
  ],
);

/** Prices as they were seen. Append-only: a trigger refuses changes (migration "prices"). */
export const priceObservations = pgTable(
  'price_observations',
  {
    id: uuid().primaryKey(),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => retailers.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Whose it is; null: for everyone. */
    ownerId: uuid('owner_id').references(() => planOwners.id, { onDelete: 'cascade' }),
    observedBy: uuid('observed_by').references(() => users.id, { onDelete: 'set null' }),
    source: text({ enum: priceSources }).notNull(),
    cents: integer().notNull(),
    packText: text('pack_text'),
    pack: jsonb().$type<ProductPack>(),
    /** Cents of `unitAmount` of `unit`. */
    unitCents: doublePrecision('unit_cents'),
    unitAmount: integer('unit_amount'),
    unit: text().$type<PackUnit>(),
    isSpecial: boolean('is_special').notNull().default(false),
    multiBuy: jsonb('multi_buy').$type<MultiBuy>(),
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The observation that this one takes back. */
    retracts: uuid(),
    /** The file that it came with, of those that a household saved. */
    fileId: uuid('file_id'),
  },
  (table) => [
    uniqueIndex('price_observations_of_feeds')
      .on(table.productId, table.observedAt)
      .where(sql`owner_id is null`),
    index('price_observations_of_owner').on(table.ownerId, table.productId, table.observedAt),
    index('price_observations_retracted').on(table.retracts),
    index('price_observations_file')
      .on(table.fileId)
      .where(sql`file_id is not null`),
    index('price_observations_person').on(table.observedBy),
  ],
);

/** The product that a person or household takes for a food at a retailer. */
export const productChoices = pgTable(
  'product_choices',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    foodKey: text('food_key').notNull(),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => retailers.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.foodKey, table.retailerId] }),
    index('product_choices_product').on(table.productId),
  ],
);

/** The retailers that a person or household compares, where they have chosen any. */
export const comparedRetailers = pgTable(
  'compared_retailers',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => retailers.id, { onDelete: 'cascade' }),
    /** The first is 0. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.retailerId] }),
    index('compared_retailers_retailer').on(table.retailerId),
  ],
);

export const groceryBudgets = pgTable('grocery_budgets', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => planOwners.id, { onDelete: 'cascade' }),
  weeklyCents: integer('weekly_cents').notNull(),
});

/** Files of products that admins loaded. */
export const productFeeds = pgTable(
  'product_feeds',
  {
    id: uuid().primaryKey(),
    fileName: text('file_name').notNull(),
    state: text({ enum: feedStates }).notNull().default('running'),
    progress: doublePrecision().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    broken: integer().notNull().default(0),
    prices: integer().notNull().default(0),
    brokenRows: jsonb('broken_rows').$type<{ row: number; reason: string }[]>().notNull(),
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** A file whose job has been silent for a minute was interrupted. */
    heardAt: timestamp('heard_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('product_feeds_open')
      .on(table.state)
      .where(sql`state = 'running'`),
    index('product_feeds_newest').on(table.createdAt),
  ],
);
