/** What the pages see of a plan owner's data on this device. */
import type { SyncAnswer } from '@saltbush/contract/plan/sync';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';

/** A recipe of the rows: its card, and what it needs, cooked once. */
export type PlannedRecipe = SyncAnswer['recipes'][number];
type ListNeeds = SyncAnswer['itemNeeds'][string];
type FoodIdentity = SyncAnswer['foods'][string];

/** What the server adds to the rows; only it has the food table, and knows people and recipes. */
export interface PlanFacts {
  readonly recipes: ReadonlyMap<string, PlannedRecipe>;
  /** What the items typed by hand need, by the id of the item. */
  readonly itemNeeds: ReadonlyMap<string, ListNeeds>;
  /** What a taught food is the same as, by its key. */
  readonly foods: ReadonlyMap<string, FoodIdentity>;
  /** Names, by user id. */
  readonly people: ReadonlyMap<string, string>;
}

export interface PlanView extends PlanFacts {
  /** With waiting changes on top, without removed rows. */
  readonly rows: RowMap;
  /** Keys of the rows with a change that the server does not have. */
  readonly waiting: ReadonlySet<string>;
  /** Whether the server has answered at least once, ever. */
  readonly isLoaded: boolean;
}

export interface SyncStatus {
  /**
   * - `saving`: a change is being written to this device.
   * - `saved-on-device`: durable here, not yet on the server.
   * - `synced`: nothing waits, and the server has answered for it.
   * - `not-saved`: this device could not store the last change, which was undone.
   */
  readonly state: 'loading' | 'saving' | 'saved-on-device' | 'synced' | 'not-saved';
  /** The last attempt did not reach the server. */
  readonly isOffline: boolean;
  /** Changes that are stored on this device, and that the server does not have. */
  readonly waiting: number;
  /** When the server last answered, in milliseconds. */
  readonly syncedAt?: number | undefined;
  /** Live updates do not get through this network: the server is asked every few seconds. */
  readonly isPolling?: boolean | undefined;
  /** The server needs a newer app: the page must be reloaded. */
  readonly isOutOfDate?: boolean | undefined;
}
