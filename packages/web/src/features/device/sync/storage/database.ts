/**
 * The IndexedDB database of one user: `saltbush-<userId>`.
 *
 * - `rows`, `facts`: as the server confirmed them; they can be fetched again.
 * - `queue`: operations that the server does not have; numbered in the transaction that adds them, so that
 *   tabs cannot give one number twice.
 * - `sent`: acknowledged operations of the last days, for a server that was restored from a backup.
 * - `setAside`: operations that the server cannot run, until the user has seen them.
 * - `work`: lists of unfinished work that only this device has, such as drafts and timers (`work/work-list.ts`).
 * - Nothing else is awaited inside a transaction, because it would commit.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { SyncAnswer, SyncBasis } from '@saltbush/contract/plan/sync';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { databaseName } from './database-name';

/** A plan owner's state on this device. */
export interface PlanMeta {
  /** The household, or the user. */
  owner: string;
  /** Of the rows; 0 before the first answer. */
  version: number;
  epoch: string | null;
  /** Of the last answer that was taken in; absent in what earlier apps stored. */
  basis?: SyncBasis | null;
  /** The number that the next operation gets. */
  nextSeq: number;
  /** How often the queue got new numbers. */
  numbering: number;
  /** What to add to this device's clock to have the server's, in milliseconds. */
  offset: number;
  /** `storedFormat` of the app that wrote the rows. */
  format: string;
  /** When the server last answered, in milliseconds. */
  syncedAt?: number | undefined;
}

/** All pages of an answer as one, and what the device knew when it asked. */
export interface SyncAnswerOnDevice extends Omit<SyncAnswer, 'hasMore' | 'now'> {
  /** The version from which the device asked. */
  since: number;
  /** The last number that the server had acknowledged before. */
  acknowledgedBefore: number;
  /** `PlanMeta.numbering` when it asked. */
  numbering: number;
  /** What to add to this device's clock to have the server's, in milliseconds. */
  offset: number;
  /** This device's clock when the answer came, in milliseconds. */
  at: number;
}

export type FactKind = 'recipes' | 'itemNeeds' | 'foods' | 'people';

/** An operation as the device stores it. */
export type StoredOperation = QueuedOperation & {
  /** Sent again to a server that was restored: it may have it, and then refuses it. */
  isRepeated?: boolean;
};

export interface SetAsideOperation {
  owner: string;
  id: string;
  operation: QueuedOperation;
}

/** Each has a list. */
export type WorkKind =
  | 'cookings'
  | 'cookingsTogether'
  | 'drafts'
  | 'importList'
  | 'kitchen'
  | 'priceChanges'
  | 'prices'
  | 'substitutions'
  | 'tickedIngredients'
  | 'timers';

export interface SyncSchema extends DBSchema {
  rows: { key: [string, string]; value: { owner: string; key: string; row: Row } };
  facts: {
    key: [string, FactKind, string];
    value: { owner: string; kind: FactKind; id: string; fact: unknown };
  };
  queue: { key: [string, number]; value: StoredOperation & { owner: string } };
  sent: { key: [string, string]; value: StoredOperation & { owner: string; sentAt: number } };
  setAside: { key: [string, string]; value: SetAsideOperation };
  meta: { key: string; value: PlanMeta };
  /** One record: the id of this browser for this user. */
  device: { key: 'id'; value: string };
  recipes: {
    key: string;
    value: { id: string; recipe: RecipeOnWire; usedAt: number };
    indexes: { usedAt: number };
  };
  work: { key: WorkKind; value: unknown[] };
}

export type SyncDatabase = IDBPDatabase<SyncSchema>;
const formatVersion = 2;

/**
 * Opens the user's database. It closes by itself when another tab deletes it.
 *
 * @param onClosed it was closed from outside, and can't be used any more
 * @throws when the browser has no IndexedDB, or it is disabled or full
 */
export async function openDatabase(userId: string, onClosed: () => void): Promise<SyncDatabase> {
  const database = await openDB<SyncSchema>(databaseName(userId), formatVersion, {
    upgrade: (upgraded, before) => {
      if (before < 1) createStores(upgraded);
      upgraded.createObjectStore('work');
    },
    blocking: () => {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return database;
}

function createStores(database: SyncDatabase): void {
  database.createObjectStore('rows', { keyPath: ['owner', 'key'] });
  database.createObjectStore('facts', { keyPath: ['owner', 'kind', 'id'] });
  database.createObjectStore('queue', { keyPath: ['owner', 'seq'] });
  database.createObjectStore('sent', { keyPath: ['owner', 'id'] });
  database.createObjectStore('setAside', { keyPath: ['owner', 'id'] });
  database.createObjectStore('meta', { keyPath: 'owner' });
  database.createObjectStore('device');
  const recipes = database.createObjectStore('recipes', { keyPath: 'id' });
  recipes.createIndex('usedAt', 'usedAt');
}

/** All records of an owner in a store whose key starts with the owner. */
export const ofOwner = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** Flushed to the disk before `complete`, so that a power cut loses nothing either. */
export const strict = { durability: 'strict' } as const;
