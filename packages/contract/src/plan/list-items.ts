/**
 * This week's shopping list for programs: one line each, without what a screen needs. The app itself reads and changes the
 * same list by `shoppingListRoutes` and `syncRoutes`.
 */
import * as z from 'zod/mini';
import { aisles } from '@saltbush/recipe-parser/foods';
import { pasteLimits } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
import { route } from '../route';
import { idSchema, textSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';
import { shoppingListLimits } from './shopping-list';

const ofHousehold = { householdId: z.optional(idSchema) };

const listItemSchema = z.object({
  /** Names the line from week to week. */
  key: z.string(),
  name: z.string(),
  /** "1.2 kg"; blank without an amount. */
  amount: z.string(),
  aisle: z.enum(aisles),
  isTicked: z.boolean(),
  note: z.optional(z.string()),
});

const textOfItems = textSchema(
  pasteLimits.items * (pasteLimits.itemText + 1),
  'Please write what to buy',
);

export const listItemsRoutes = {
  list: route({
    method: 'GET',
    path: '/list-items',
    summary: 'What to buy this week, a line each, in the order a shopper walks; ticked ones too.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object(ofHousehold),
    response: z.object({ items: z.array(listItemSchema) }),
    isConditional: true,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_TOO_LONG', 'WORKERS_BUSY'],
  }),
  add: route({
    method: 'POST',
    path: '/list-items',
    summary: 'Put what the text says on the list: an item a line.',
    access: 'signed-in',
    body: z.object({ text: textOfItems, ...ofHousehold }),
    response: z.object({
      added: z.array(z.object({ _id: idSchema, text: z.string() })),
      /** How many items the text had beyond those that one call takes. */
      leftOut: z.int(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STORAGE_FULL', 'HOUSEHOLD_STORAGE_FULL'],
  }),
  setTicked: route({
    method: 'PUT',
    path: '/list-items/{key}',
    summary: 'Tick a line of the list, or take the tick back.',
    access: 'signed-in',
    heavy: 'computing',
    params: z.object({
      key: z.string().check(maxLength(shoppingListLimits.key), z.regex(/^[a-z0-9-]+$/)),
    }),
    body: z.object({ isTicked: z.boolean(), ...ofHousehold }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_TOO_LONG', 'WORKERS_BUSY'],
  }),
};

export type ListItemOnWire = z.output<typeof listItemSchema>;
