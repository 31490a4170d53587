/** Lets other features act before people lose access to a recipe. Wired in `app.ts`. */
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';

/** Everyone but the owner (the recipe is deleted), or those it is no longer shared with. */
export type AccessLoss = 'everyone' | 'no-longer-shared';

/**
 * Called inside the transaction: before a recipe is deleted, and after its sharing was reduced.
 *
 * @throws to undo the whole transaction
 */
export type AccessLostListener = (
  tx: Db,
  recipe: Authorized<{ id: string }>,
  loss: AccessLoss,
) => Promise<void>;

/** One listener that calls all of them, in order. */
export const callEach =
  (listeners: readonly AccessLostListener[]): AccessLostListener =>
  async (tx, recipe, loss) => {
    for (const listener of listeners) await listener(tx, recipe, loss);
  };
