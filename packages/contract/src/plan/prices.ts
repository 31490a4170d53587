/**
 * Retailers, their products and prices (docs/product.md, Prices; decision 0080).
 *
 * - A list asks for the products that fit its lines; the device computes baskets from them, without a network too.
 * - Prices of feeds are for everyone. Those that somebody typed or had on a receipt are of a person or a household.
 * - Prices are observations: nothing is overwritten. One that was a mistake is taken back by a later one.
 */
import * as z from 'zod/mini';
import { longestKey } from '@saltbush/recipe-parser/foods/facts';
import type { FoodFacts } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import type { MultiBuy, ProductPack } from '@saltbush/domain/plan/prices/packs/product-pack';
import { priceSources } from '@saltbush/domain/plan/prices/product';
import { say } from '@saltbush/domain/texts/say';
import {
  idParams,
  idSchema,
  lineSchema,
  rawTextSchema,
  timestampSchema,
  webAddressSchema,
} from '../schemas/fields';
import { route } from '../route';
import { maxLength, minLength } from '../schemas/lengths';

export const priceLimits = {
  lines: 400,
  name: 200,
  pack: 60,
  address: 2000,
  /** Characters of a page's source. */
  page: 2_000_000,
  /** $10,000. */
  cents: 1_000_000,
  /** Products for a line, of each retailer. */
  productsPerLine: 6,
  searchResults: 20,
  observations: 400,
  /** Of all recipes that a menu may choose. */
  foods: 2000,
} as const;

export const retailerIdSchema = z
  .string()
  .check(maxLength(40), z.regex(/^[a-z0-9-]+$/, say('This is not a retailer')));
/** Of a line of a list. */
export const keySchema = z
  .string()
  .check(maxLength(longestKey), z.regex(/^[a-z0-9-]+$/, say('This is not a line')));
export const centsSchema = z
  .int(say('Please enter a price'))
  .check(
    z.gte(1, say('Please enter a price')),
    z.lte(priceLimits.cents, say('Please enter a lower price')),
  );
export const eanSchema = z
  .string()
  .check(maxLength(14), z.regex(/^\d{8}(?:\d{4,6})?$/, say('This is not a barcode')));

/** Whose prices and choices; without one, those of the person who asks. */
export const ofHousehold = { householdId: z.optional(idSchema) };

export const retailerSchema = z.object({
  _id: retailerIdSchema,
  name: z.string(),
  /** With `{query}` in the place of what is looked for. */
  searchAddress: z.optional(z.string()),
});

const priceSchema = z.object({
  cents: z.int(),
  isSpecial: z.optional(z.boolean()),
  multiBuy: z.optional(z.custom<MultiBuy>()),
  observedAt: timestampSchema,
  source: z.enum(priceSources),
  /** Of a price that this person or household gave: to take it back. */
  observation: z.optional(idSchema),
});

export const productSchema = z.object({
  id: idSchema,
  retailer: retailerIdSchema,
  name: z.string(),
  brand: z.optional(z.string()),
  packText: z.optional(z.string()),
  pack: z.optional(z.custom<ProductPack>()),
  url: z.optional(z.string()),
  price: z.optional(priceSchema),
});

const lineOfListSchema = z.object({
  key: keySchema,
  name: lineSchema(priceLimits.name),
});

const matchSchema = z.object({
  key: z.string(),
  /** Of a food of the table: what converts pieces and cups to the units of packs. */
  food: z.optional(z.custom<FoodFacts>()),
  /** By retailer, the product that was chosen for this food. */
  chosen: z.optional(z.record(z.string(), idSchema)),
  /** The best of each retailer first; those of the retailer "typical" are estimates. */
  products: z.array(productSchema),
});

/** What is known of the lines of a list. */
export const listPricesSchema = z.object({
  retailers: z.array(retailerSchema),
  lines: z.array(matchSchema),
  /** Cents a week; absent: none is set. */
  weeklyBudget: z.optional(z.int()),
});

/** A price that somebody saw. */
const newObservationSchema = z.object({
  /** Made by the device: the same sent twice is stored once. */
  id: idSchema,
  retailer: retailerIdSchema,
  /** Of the line. */
  key: keySchema,
  name: lineSchema(priceLimits.name, say('Please give it a name')),
  /** Absent: a product of one's own, for this food and pack. */
  product: z.optional(idSchema),
  packText: z.optional(lineSchema(priceLimits.pack)),
  ean: z.optional(eanSchema),
  /** The page of the product. */
  url: z.optional(webAddressSchema(priceLimits.address)),
  cents: centsSchema,
  isSpecial: z.optional(z.boolean()),
  observedAt: timestampSchema.check(maxLength(40)),
  source: z.enum(['typed', 'receipt']),
});

export const pricesRoutes = {
  listRetailers: route({
    method: 'GET',
    path: '/retailers',
    summary: 'The retailers of one’s country, and which of them are compared.',
    access: 'signed-in',
    query: z.object(ofHousehold),
    response: z.object({
      retailers: z.array(z.extend(retailerSchema, { isCompared: z.boolean() })),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  compare: route({
    method: 'PUT',
    path: '/prices/retailers',
    summary:
      'Compare these two retailers of one’s country, in this order, on every list from now on.',
    access: 'signed-in',
    body: z.object({
      ...ofHousehold,
      retailers: z.array(retailerIdSchema).check(
        minLength(2, say('Please choose two shops')),
        maxLength(2, say('Please choose two shops')),
        z.refine(
          (ids) => new Set(ids).size === ids.length,
          say('Please choose two different shops'),
        ),
      ),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  match: route({
    method: 'POST',
    path: '/prices/match',
    summary: 'Products and prices for the lines of a list.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.object({
      ...ofHousehold,
      lines: z.array(lineOfListSchema).check(maxLength(priceLimits.lines)),
    }),
    response: listPricesSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    // A list asks when it is opened and when lines are added.
    rateLimit: { max: 300, seconds: 600 },
  }),
  search: route({
    method: 'GET',
    path: '/products',
    summary: 'Products of a retailer by their words, or of all by their barcode.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object({
      ...ofHousehold,
      retailer: z.optional(retailerIdSchema),
      query: z.optional(lineSchema(priceLimits.name)),
      ean: z.optional(eanSchema),
    }),
    response: z.object({ products: z.array(productSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  choose: route({
    method: 'PUT',
    path: '/prices/choices',
    summary:
      'Take this product of the retailer for a food, on every list from now on; null: the best one again.',
    access: 'signed-in',
    body: z.object({
      ...ofHousehold,
      key: keySchema,
      retailer: retailerIdSchema,
      product: z.nullable(idSchema),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  readPage: route({
    method: 'POST',
    path: '/prices/page',
    summary: 'Read name, pack and price of a product from its page, once. Keeps nothing.',
    access: 'signed-in',
    heavy: 'waiting',
    body: z.object({
      url: webAddressSchema(priceLimits.address),
      /** The page's source, where the retailer shows it to people only. */
      html: z.optional(rawTextSchema(priceLimits.page)),
    }),
    response: z.object({
      name: z.string(),
      cents: z.int(),
      packText: z.optional(z.string()),
      ean: z.optional(z.string()),
    }),
    errors: [
      'NOT_FOUND',
      'PAGE_ADDRESS_REFUSED',
      'PAGE_UNREACHABLE',
      'PAGE_TOO_LARGE',
      'PAGE_NOT_HTML',
    ],
    rateLimit: { max: 60, seconds: 60 * 60 },
    timeoutMs: 20_000,
    maxBodyBytes: 3 * 1024 * 1024,
  }),
  addObservations: route({
    method: 'POST',
    path: '/prices/observations',
    summary: 'Prices that somebody typed, or confirmed on a receipt.',
    access: 'signed-in',
    body: z.object({
      ...ofHousehold,
      observations: z
        .array(newObservationSchema)
        .check(minLength(1), maxLength(priceLimits.observations)),
    }),
    response: z.object({ products: z.array(productSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 300, seconds: 600 },
  }),
  removeObservation: route({
    method: 'DELETE',
    path: '/prices/observations/{id}',
    summary: 'Take back a price of one’s own.',
    access: 'signed-in',
    params: idParams,
    query: z.object(ofHousehold),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  history: route({
    method: 'GET',
    path: '/products/{id}/prices',
    summary: 'The prices of a product over two years, the oldest first.',
    access: 'signed-in',
    params: idParams,
    query: z.object(ofHousehold),
    response: z.object({ prices: z.array(priceSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  ofFoods: route({
    method: 'POST',
    path: '/prices/foods',
    summary: 'What 100 g of each food costs at its cheapest; estimates where no shop has a price.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.object({
      ...ofHousehold,
      foods: z.array(keySchema).check(maxLength(priceLimits.foods)),
    }),
    response: z.object({
      /** Cents, by the key of the food. */
      prices: z.record(z.string(), z.number()),
      /** Those that are estimates. */
      estimates: z.array(z.string()),
      /** Grams of the smallest pack, by the key of the food; of what is sold in packs. */
      packs: z.record(z.string(), z.number()),
      /** Those that a pantry may have. */
      keeps: z.array(z.string()),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, seconds: 60 },
  }),
  setBudget: route({
    method: 'PUT',
    path: '/prices/budget',
    summary: 'What a week of groceries may cost; null: no budget.',
    access: 'signed-in',
    body: z.object({ ...ofHousehold, weeklyBudget: z.nullable(centsSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export type RetailerOnWire = z.output<typeof retailerSchema>;
export type ProductOnWire = z.output<typeof productSchema>;
export type PriceOnWire = z.output<typeof priceSchema>;
export type LineMatch = z.output<typeof matchSchema>;
export type NewObservation = z.output<typeof newObservationSchema>;
