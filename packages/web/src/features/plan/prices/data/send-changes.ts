/**
 * Sends price changes that wait, in their order. What the server refuses leaves the queue, and a message says so; what
 * does not reach it stays.
 */
import { t } from '@lingui/core/macro';
import { pricesRoutes, type ProductOnWire } from '@saltbush/contract/plan/prices';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { withChanges } from './apply-changes';
import { priceChanges, storedPrices, type PriceChange } from './stored-prices';

let sending: Promise<boolean> | undefined;

/** @returns whether nothing waits any more; never rejects */
export function sendPriceChanges(): Promise<boolean> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<boolean> {
  await priceChanges.load();
  for (;;) {
    const [change] = priceChanges.read();
    if (!change) return true;
    try {
      const made = await send(change);
      await keep(change, made);
    } catch (error) {
      if (!(error instanceof AppError) || !isRefusal(error)) return false;
      const message = t`The server did not accept it. Please try again.`;
      showToast({ kind: 'error', title: t`A price was not saved`, message });
    }
    await priceChanges.change((all) => all.filter(({ id }) => id !== change.id));
  }
}

/**
 * Until the server is asked again, the device shows what was just sent. A product that the server made for a price has
 * its id from now on, also in what still waits.
 */
async function keep(change: PriceChange, made: ProductOnWire | undefined): Promise<void> {
  const local = change.kind === 'observation' ? change.observation.id : undefined;
  const real = (product: ProductOnWire) => (made && product.id === local ? made : product);
  await storedPrices.change((all) =>
    all.map((prices) => {
      if (prices.scope !== change.scope) return prices;
      const { lines, ...rest } = withChanges(prices, [change]);
      return {
        ...rest,
        lines: lines.map((line) => ({ ...line, products: line.products.map(real) })),
      };
    }),
  );
  await priceChanges.change((all) =>
    all.map((one) =>
      made && one.kind === 'choice' && one.product === local ? { ...one, product: made.id } : one,
    ),
  );
}

function isRefusal({ status, code }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429 && code !== 'SERVER_UNREACHABLE';
}

/** @returns the product of a price */
async function send(change: PriceChange): Promise<ProductOnWire | undefined> {
  const { householdId } = change;
  switch (change.kind) {
    case 'observation': {
      const body = { householdId, observations: [change.observation] };
      return (await call(pricesRoutes.addObservations, { body })).products[0];
    }
    case 'retraction':
      await call(pricesRoutes.removeObservation, {
        params: { id: change.observation },
        query: { householdId },
      });
      return undefined;
    case 'choice': {
      const { key, retailer, product } = change;
      await call(pricesRoutes.choose, { body: { householdId, key, retailer, product } });
      return undefined;
    }
    case 'budget':
      await call(pricesRoutes.setBudget, {
        body: { householdId, weeklyBudget: change.weeklyBudget },
      });
      return undefined;
  }
}
