/**
 * Synchronisation (decision 0029): one call sends a device's operations and brings what changed since.
 *
 * - For oneself, or with `householdId` for a household. Operations run in the order of their `seq`; those the
 *   server had already are skipped, after a gap it stops.
 * - The rows of the answer are all changes since `since`, in the order of their versions, at most
 *   `rowsPerAnswer`; with `hasMore` the device asks again, from the answer's `version`.
 * - `isReset`: the device drops its rows first, since its `epoch` is of another database, `since` is too old, or
 *   its person may see other rows than before. The device stores the `basis` of each answer that it takes in and
 *   sends it with the next call, so that a reset whose answer was lost is made again.
 * - Operations are parsed one by one: a bad one is refused by name, and the others still run.
 * - The stream says which plan owners have changed, never what: a device that is behind then calls `exchange`.
 */
import * as z from 'zod/mini';
import { longestBatch } from '@saltbush/domain/plan/sync/operations';
import type { LostValue, Refusal } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import { recipeCardSchema } from '../recipe/recipes';
import { route } from '../route';
import { idSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

const versionSchema = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const millisecondsSchema = z.int();

const operationEnvelopeSchema = z.object({
  id: idSchema,
  seq: z.int().check(z.gte(1)),
  name: z.string().check(maxLength(50)),
  args: z.record(z.string(), z.unknown()),
  at: millisecondsSchema,
  offset: millisecondsSchema,
  seen: versionSchema,
});

/** What a device's rows began with, when it last started from no rows. */
const basisSchema = z.object({
  /** The version up to which removed rows were forgotten then. */
  floor: versionSchema,
  /** Names the kinds of rows that its person could see. */
  access: z.string().check(maxLength(20)),
});

/** A recipe of the rows: its card for the plan, its needs, cooked once, for the list. */
const plannedRecipeSchema = z.object({
  card: recipeCardSchema,
  revision: z.int(),
  needs: z.array(z.custom<ListNeed>()),
});

export const syncRoutes = {
  exchange: route({
    method: 'POST',
    path: '/sync',
    summary: 'Send the changes of a device, and get what changed on others.',
    access: 'signed-in',
    heavy: 'computing',
    // A tick on a list waits for nobody's search.
    decidesTurn: true,
    body: z.object({
      /** Made once by each browser, for each person. */
      device: idSchema,
      householdId: z.optional(idSchema),
      schema: z.int(),
      /** Of the last answer; null before the first. */
      epoch: z.nullable(idSchema),
      since: versionSchema,
      /** Of the last answer; null before the first. Apps of before 23 November 2026 do not have it. */
      basis: z.optional(z.nullable(basisSchema)),
      operations: z.array(operationEnvelopeSchema).check(maxLength(longestBatch)),
    }),
    response: z.object({
      epoch: idSchema,
      version: versionSchema,
      isReset: z.boolean(),
      basis: basisSchema,
      hasMore: z.boolean(),
      /** Of this device, the last operation that the server is done with. */
      lastSeq: z.int(),
      rows: z.array(z.custom<Row>()),
      /** Of the meals and listed recipes among the rows; one that may not be read is left out. */
      recipes: z.array(plannedRecipeSchema),
      /** Of the items and swaps among the rows, by id: what they need, read by the server. */
      itemNeeds: z.record(z.string(), z.array(z.custom<ListNeed>())),
      /** What a taught food is the same as, by key. */
      foods: z.record(z.string(), z.custom<ListNeed['identity']>()),
      /** Among the operations sent, also those of an earlier call whose answer was lost. */
      refused: z.array(z.custom<Refusal>()),
      /** For the person who asks. */
      lostValues: z.array(z.custom<LostValue>()),
      /** Names of the people in `stamps` and `lostValues`, by id. */
      people: z.record(z.string(), z.string()),
      /** The server's clock in milliseconds. */
      now: millisecondsSchema,
    }),
    maxBodyBytes: 1024 * 1024,
    // On a slow connection a first answer takes longer than other calls.
    timeoutMs: 30_000,
    /** One call counts once, however many operations it has. */
    rateLimit: { max: 1_200, seconds: 60 },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'APP_OUT_OF_DATE'],
  }),
  history: route({
    method: 'GET',
    path: '/sync/history',
    summary: 'The last changes of a plan and its list: who did what, and when; newest first.',
    access: 'signed-in',
    heavy: 'computing',
    query: z.object({
      householdId: z.optional(idSchema),
      /** Changes before this version; absent: the newest. */
      before: z.optional(
        z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
      ),
    }),
    response: z.object({
      changes: z.array(
        z.object({
          version: versionSchema,
          at: z.iso.datetime(),
          by: z.object({ _id: idSchema, name: z.string() }),
          /** The name of the program that did it for them. */
          program: z.optional(z.string()),
          name: z.string(),
          args: z.record(z.string(), z.unknown()),
          /** Values before the change, by row key and field, as far as they help to undo it. */
          was: z.record(z.string(), z.unknown()),
        }),
      ),
      hasMore: z.boolean(),
    }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
};

/** The address of the stream of server-sent events, which is no ordinary call. */
export const syncStreamPath = '/sync/stream';

/** Sent as JSON in an event's data: a plan owner's new version, or that it can no longer be read. */
export type SyncEvent =
  { ownerId: string; version: number } | { ownerId: string; hasNoAccess: true };

/** Sent the same way: members, roles, invitations or settings of the person's household have changed. */
export interface HouseholdEvent {
  changedHousehold: string;
}

/** Sent the same way: the person's feedback, or for an admin anyone's, has changed (decision 0070). */
export interface FeedbackEvent {
  hasNewFeedback: true;
}

export type SyncRequest = z.input<(typeof syncRoutes.exchange)['body']>;
export type SyncBasis = z.output<typeof basisSchema>;
export type SyncAnswer = z.output<(typeof syncRoutes.exchange)['response']>;
