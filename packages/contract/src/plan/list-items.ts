/**
 * This week's shopping list for programs: one line each, without what a screen needs. The app itself reads and changes the
 * same list by `shoppingListRoutes` and `syncRoutes`, and these calls do what a phone does (decision 0128).
 *
 * - A line is computed: what recipes need of a food, and what people typed of it, is one line.
 * - A line is named by its `key`, its `uid` or one of its `items`. The key follows from the food, so it is the same in every
 *   week, and another once what was typed is called otherwise. The uid outlives that.
 * - What is ticked stays on the list. What is removed can be brought back by a person, in the history.
 * - With `listId` all of this is about one of the lists beside the plan's (decision 0149). There each typed item is a line,
 *   whose key and uid are its id; nothing is added up, and all of the list is sent each time.
 */
import * as z from 'zod/mini';
import { aisles } from '@saltbush/recipe-parser/foods';
import { pasteLimits } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idSchema, lineSchema, textSchema, timestampSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';
import { zonedTimestampSchema } from '../schemas/zoned-timestamp';
import { shoppingListLimits } from './shopping-list';

const ofHousehold = { householdId: z.optional(idSchema) };
/** `listId`: a list beside the plan's, such as hardware; absent: the plan's. */
const ofList = { ...ofHousehold, listId: z.optional(idSchema) };

const listItemSchema = z.object({
  /** Names the line from week to week. */
  key: z.string(),
  /**
   * Names the line for as long as it is there: of one that no recipe asks for the id of what was typed first, which stays
   * when it is called otherwise; else the key.
   */
  uid: z.string(),
  /** Ids of what was typed for it. */
  items: z.array(idSchema),
  name: z.string(),
  /** "1.2 kg"; blank without an amount. */
  amount: z.string(),
  /** As a shopper writes it: "2 L milk" as it was typed, "1.2 kg butternut pumpkin" as recipes need it. */
  text: z.string(),
  /** A usual one. */
  aisle: z.enum(aisles),
  /** What the household calls the aisle that it finds it in, where it has aisles of its own. */
  aisleName: z.optional(z.string()),
  isTicked: z.boolean(),
  /** "need 200 g more": it was ticked, and the plan has grown since. */
  needLeft: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Who asks for it: somebody who typed it, recipes of the plan, or both. */
  source: z.enum(['typed', 'recipes', 'both']),
  /**
   * When something that it is made of was last typed, planned, ticked or set. What was taken away leaves no time: to
   * follow the list, ask with `updatedSince`.
   */
  updatedAt: timestampSchema,
});

const textOfItems = textSchema(
  pasteLimits.items * (pasteLimits.itemText + 1),
  say('Please write what to buy'),
);

/** A key, a uid or the id of a typed item. */
const nameSchema = z.string().check(maxLength(shoppingListLimits.key), z.regex(/^[a-z0-9-]+$/));
const lineParams = z.object({ key: nameSchema });

const errors = ['NOT_FOUND', 'FORBIDDEN', 'LIST_TOO_LONG', 'WORKERS_BUSY', 'CONFLICT'] as const;

export const listItemsRoutes = {
  lists: route({
    method: 'GET',
    path: '/list-items/lists',
    summary:
      'The lists beside the plan’s, such as hardware: what `listId` of the other calls names.',
    access: 'signed-in',
    query: z.object(ofHousehold),
    response: z.object({ lists: z.array(z.object({ _id: idSchema, name: z.string() })) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  list: route({
    method: 'GET',
    path: '/list-items',
    summary:
      'What to buy this week, a line each, in the order a shopper walks; ticked ones too. With `updatedSince` only what has changed.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object({
      /** The `asOf` of an answer. */
      updatedSince: z.optional(zonedTimestampSchema),
      ...ofList,
    }),
    response: z.object({
      items: z.array(listItemSchema),
      /**
       * Whether these are all lines. Also with `updatedSince`: when that is too long ago, another day, or when the plan or
       * what holds for foods has changed, which may change any line.
       */
      isComplete: z.boolean(),
      /** Else what is no longer there: uids that no line has now. Some may be of lines that were not known. */
      removed: z.array(z.string()),
      /** When it was so: what the next call gives as `updatedSince`. */
      asOf: timestampSchema,
    }),
    isConditional: true,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_TOO_LONG', 'WORKERS_BUSY'],
  }),
  add: route({
    method: 'POST',
    path: '/list-items',
    summary: 'Put what the text says on the list: an item a line.',
    access: 'signed-in',
    body: z.object({ text: textOfItems, ...ofList }),
    response: z.object({
      added: z.array(z.object({ _id: idSchema, text: z.string() })),
      /** How many items the text had beyond those that one call takes. */
      leftOut: z.int(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STORAGE_FULL', 'HOUSEHOLD_STORAGE_FULL'],
  }),
  change: route({
    method: 'PUT',
    path: '/list-items/{key}',
    summary: 'Call a line of the list otherwise, set its note, tick it or take the tick back.',
    access: 'signed-in',
    heavy: 'computing',
    params: lineParams,
    body: z
      .object({
        /** Of one typed item instead of what was typed; of another line its name, how much is bought stays. */
        text: z.optional(lineSchema(rowLimits.text, say('Please write what to buy'))),
        /** Null or blank takes it away. */
        note: z.optional(z.nullable(lineSchema(rowLimits.note))),
        isTicked: z.optional(z.boolean()),
        ...ofList,
      })
      .check(
        z.refine(
          ({ text, note, isTicked }) => [text, note, isTicked].some((one) => one !== undefined),
          { error: say('Please give a text, a note, or whether it is ticked'), path: ['text'] },
        ),
      ),
    errors,
  }),
  move: route({
    method: 'POST',
    path: '/list-items/{key}/move',
    summary: 'Move a line into the aisle of another one, on every list from now on.',
    access: 'signed-in',
    heavy: 'computing',
    params: lineParams,
    body: z.object({
      /**
       * The line behind which it is wanted; null: at the start of the list. In an aisle lines stand by their names, as in
       * the app.
       */
      after: z.nullable(nameSchema),
      ...ofList,
    }),
    errors,
  }),
  remove: route({
    method: 'DELETE',
    path: '/list-items/{key}',
    summary:
      'Take a line off the list: what was typed is removed, what recipes need is at home until they need more.',
    access: 'signed-in',
    heavy: 'computing',
    params: lineParams,
    query: z.object(ofList),
    errors,
  }),
};

export type ListItemOnWire = z.output<typeof listItemSchema>;
export type ListItemsOnWire = z.output<(typeof listItemsRoutes.list)['response']>;
