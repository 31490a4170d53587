/** Prices as they are with the changes that the server does not have yet. */
import { parsePack } from '@saltbush/domain/plan/prices/packs/parse-pack';
import type { LineMatch, NewObservation, ProductOnWire } from '@saltbush/contract/plan/prices';
import type { PriceChange, StoredPrices } from './stored-prices';

/** @param changes in their order, of the same owner */
export function withChanges(prices: StoredPrices, changes: readonly PriceChange[]): StoredPrices {
  return changes.reduce(withChange, prices);
}

function withChange(prices: StoredPrices, change: PriceChange): StoredPrices {
  switch (change.kind) {
    case 'observation':
      return ofLine(prices, change.observation.key, (line) => withPrice(line, change.observation));
    case 'choice':
      return ofLine(prices, change.key, (line) => withChoice(line, change));
    case 'retraction':
      return prices;
    case 'budget':
      return { ...prices, weeklyBudget: change.weeklyBudget ?? undefined };
  }
}

function ofLine(
  prices: StoredPrices,
  key: string,
  change: (line: LineMatch) => LineMatch,
): StoredPrices {
  const isThere = prices.lines.some((line) => line.key === key);
  const lines = isThere ? prices.lines : [...prices.lines, { key, products: [] }];
  return { ...prices, lines: lines.map((line) => (line.key === key ? change(line) : line)) };
}

function withPrice(line: LineMatch, observation: NewObservation): LineMatch {
  const { cents, isSpecial, observedAt, source, product: id } = observation;
  const price = { cents, isSpecial, observedAt, source, observation: observation.id };
  const known = line.products.find((each) => each.id === id || each.id === observation.id);
  if (known) {
    const changed = { ...known, price };
    return { ...line, products: line.products.map((each) => (each === known ? changed : each)) };
  }
  const product: ProductOnWire = {
    id: observation.id,
    retailer: observation.retailer,
    name: observation.name,
    packText: observation.packText,
    pack: observation.packText ? parsePack(observation.packText)?.pack : undefined,
    price,
  };
  return { ...line, products: [product, ...line.products] };
}

function withChoice(
  line: LineMatch,
  { retailer, product }: Extract<PriceChange, { kind: 'choice' }>,
): LineMatch {
  const { [retailer]: _before, ...others } = line.chosen ?? {};
  return { ...line, chosen: product === null ? others : { ...others, [retailer]: product } };
}
