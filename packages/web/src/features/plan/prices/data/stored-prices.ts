/**
 * Prices of the lines of a list on this device, as the server last answered, and changes that it does not have yet. They
 * are lists in the person's database: signing out deletes them.
 */
import * as z from 'zod/mini';
import { listPricesSchema, type LineMatch, type NewObservation } from '@saltbush/contract/plan/prices';
import { workList } from '../../../device/sync/work';

/** Of a plan owner: `scopeKey`. */
export type StoredPrices = z.output<typeof storedPricesSchema>;

const storedPricesSchema = z.extend(listPricesSchema, {
  scope: z.string(),
  /** When the server answered. */
  at: z.string(),
});

export type PriceChange = { id: string; scope: string; householdId?: string | undefined } & (
  | { kind: 'observation'; observation: NewObservation }
  | { kind: 'retraction'; observation: string }
  | { kind: 'choice'; key: string; retailer: string; product: string | null }
  | { kind: 'budget'; weeklyBudget: number | null }
);

export const storedPrices = workList<StoredPrices>({
  kind: 'prices',
  item: storedPricesSchema,
  idOf: ({ scope }) => scope,
});

export const priceChanges = workList<PriceChange>({
  kind: 'priceChanges',
  item: z.custom<PriceChange>(
    (value) => typeof value === 'object' && value !== null && 'kind' in value && 'scope' in value,
  ),
  idOf: ({ id }) => id,
});

export type { LineMatch };
