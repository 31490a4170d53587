/** Prices that somebody typed or confirmed on a receipt, each of a product. All or none are stored. */
import { AppError } from '@saltbush/contract/errors';
import type { NewObservation, ProductOnWire } from '@saltbush/contract/plan/prices';
import { parsePack } from '@saltbush/domain/plan/prices/packs/parse-pack';
import { unitPrice } from '@saltbush/domain/plan/prices/unit-price';
import { aisleOf } from '@saltbush/domain/plan/shopping-list/aisles/find-aisle';
import { say } from '@saltbush/domain/texts/say';
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import type { Database, Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { foodKeyOf } from './match-lines';
import { addObservations, findOwnPrices, listProducts } from './observations.store';
import { presentProduct } from './prices.present';
import { putOwnProduct } from './products.store';
import { findRetailers } from './retailers.store';
import type { priceObservations } from '../../../schema/plan/prices';

interface PricesToAdd {
  ownerId: string;
  userId: string;
  observations: readonly NewObservation[];
  now: Date;
}

/** @throws AppError NOT_FOUND for a product or a retailer that is not there, VALIDATION_FAILED for a day in the future */
export async function addPrices(
  { db }: Pick<Database, 'db'>,
  given: PricesToAdd,
): Promise<ProductOnWire[]> {
  const { ownerId, observations, now } = given;
  await checkObservations(db, observations, now);
  const ids = await db.transaction((tx) => writePrices(tx, given));
  const rows = await listProducts(db, ownerId, ids);
  const own = await findOwnPrices(db, ownerId, ids);
  const byId = new Map(rows.map((row) => [row.id, presentProduct(row, own.get(row.id))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * That prices are of retailers that are known, and of the last two years.
 *
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function checkObservations(
  db: Db,
  observations: readonly Pick<NewObservation, 'retailer' | 'observedAt'>[],
  now: Date,
): Promise<void> {
  const isPossible = ({ observedAt }: Pick<NewObservation, 'observedAt'>) =>
    Math.abs(now.getTime() - Date.parse(observedAt)) < longestPastMs &&
    Date.parse(observedAt) < now.getTime() + dayMs;
  if (!observations.every(isPossible)) {
    const message = say('Please choose a day of the last two years');
    throw new AppError('VALIDATION_FAILED', [{ field: 'observedAt', message }]);
  }
  const named = [...new Set(observations.map(({ retailer }) => retailer))];
  if ((await findRetailers(db, named)).length < named.length) throw new AppError('NOT_FOUND');
}

const dayMs = 86_400_000;
const longestPastMs = 2 * 366 * dayMs;

async function writePrices(
  tx: Db,
  { ownerId, userId, observations }: PricesToAdd,
): Promise<string[]> {
  const asked = observations.flatMap(({ product }) => product ?? []);
  const products = new Map(
    (await listProducts(tx, ownerId, asked)).map((product) => [product.id, product]),
  );
  const rows: (typeof priceObservations.$inferInsert)[] = [];
  for (const observation of observations) {
    const { product: id, packText, cents, name, retailer } = observation;
    const product = id === undefined ? undefined : products.get(id);
    if (id !== undefined && product?.retailerId !== retailer) throw new AppError('NOT_FOUND');
    const text = packText ?? product?.packText ?? undefined;
    const pack = text === undefined ? product?.pack : (parsePack(text)?.pack ?? product?.pack);
    const unit = pack && unitPrice(cents, pack, aisleOf(name));
    rows.push({
      id: observation.id,
      retailerId: retailer,
      productId: product?.id ?? (await ownProduct(tx, ownerId, observation)),
      ownerId,
      observedBy: userId,
      source: observation.source,
      cents,
      packText: text,
      pack,
      ...(unit && { unitCents: unit.cents, unitAmount: unit.per, unit: unit.unit }),
      isSpecial: observation.isSpecial ?? false,
      observedAt: new Date(observation.observedAt),
    });
  }
  await addObservations(tx, rows);
  return rows.map(({ productId }) => productId);
}

function ownProduct(tx: Db, ownerId: string, observation: NewObservation): Promise<string> {
  const { retailer, name, packText = 'each', ean, url } = observation;
  return putOwnProduct(tx, {
    id: newId(),
    retailerId: retailer,
    ownerId,
    name,
    ean,
    url,
    packText,
    pack: parsePack(packText)?.pack,
    foodKey: foodKeyOf(observation),
    nameWords: [...new Set(singularWords(foodWords(name)))],
  });
}
