/** Prices of a file: one transaction for all of them, and one to take them back. */
import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { priceFileLimits, type NewFilePrice } from '@saltbush/contract/plan/prices/price-files';
import { numberForm } from '@saltbush/domain/account/countries/forms';
import { say } from '@saltbush/domain/texts/say';
import { parsePack } from '@saltbush/domain/plan/prices/packs/parse-pack';
import { unitPrice } from '@saltbush/domain/plan/prices/unit-price';
import { aisleOf } from '@saltbush/domain/plan/shopping-list/aisles/find-aisle';
import { foodWords, singularWords, slug } from '@saltbush/recipe-parser/foods';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';

export interface PriceFile {
  /** Made by the device. */
  id: string;
  ownerId: string;
  userId: string;
  prices: readonly NewFilePrice[];
}

/**
 * A product is the retailer's with the same barcode, else one of the owner's own. A price that stands already is not
 * stored again, so that a file may be sent twice.
 *
 * @returns how many were not known before
 */
export async function saveFilePrices(db: Db, file: PriceFile): Promise<number> {
  const { id, ownerId, userId } = file;
  return db.transaction(async (tx) => {
    // Two files of one owner at the same time would not see each other's prices.
    await tx.execute(sql`select from plan_owners where id = ${ownerId} for update`);
    await checkSpace(tx, file);
    const { rows } = await tx.execute(sql`
      with ${given(file)}, ${productsOf(ownerId)}
      insert into price_observations (id, retailer_id, product_id, owner_id, observed_by, source,
        cents, pack_text, pack, unit_cents, unit_amount, unit, is_special, observed_at, file_id)
      select id, retailer, product_id, ${ownerId}::uuid, ${userId}::uuid, 'file', cents, "packText",
        nullif(pack, 'null'), "unitCents", "unitAmount", unit, "isSpecial", "observedAt", ${id}::uuid
      from seen where not exists (
        select from price_observations stored
        where stored.owner_id = ${ownerId}::uuid and stored.product_id = seen.product_id
          and stored.observed_at = seen."observedAt" and stored.cents = seen.cents
          and stored.retracts is null and not exists (
            select from price_observations later where later.retracts = stored.id))
      returning id`);
    return rows.length;
  });
}

const given = ({ prices }: PriceFile): SQL => sql`given as (
        select * from jsonb_to_recordset(${JSON.stringify(prices.map(rowOf))}::jsonb) as given(
          id uuid, "productId" uuid, code text, retailer text, name text, brand text, ean text,
          "packText" text, pack jsonb, key text, words text[], cents integer, "isSpecial" boolean,
          "unitCents" float8, "unitAmount" integer, unit text, "observedAt" timestamptz))`;

/** `seen`: each price with its product, of which the latest row says the name. */
const productsOf = (ownerId: string): SQL => sql`sold as (
        select distinct on (given.code, given.retailer) given.*, known.id as known_id
        from given left join products known on known.owner_id is null
          and known.retailer_id = given.retailer and known.ean = given.ean
        order by given.code, given.retailer, given."observedAt" desc, known.id),
      own as (
        insert into products (id, owner_id, retailer_id, retailer_product_id, name, brand, ean,
          pack_text, pack, food_key, name_words)
        select "productId", ${ownerId}::uuid, retailer, code, name, brand, ean, "packText",
          nullif(pack, 'null'), key, words
        from sold where known_id is null
        on conflict (owner_id, retailer_id, retailer_product_id)
          where owner_id is not null and retailer_product_id is not null
        do update set name = excluded.name, brand = excluded.brand, pack_text = excluded.pack_text,
          pack = excluded.pack, food_key = excluded.food_key, name_words = excluded.name_words
        returning id, retailer_id, retailer_product_id),
      seen as (
        select distinct on (given.code, given.retailer, given."observedAt", given.cents)
          given.*, coalesce(sold.known_id, own.id) as product_id
        from given join sold on sold.code = given.code and sold.retailer = given.retailer
        left join own on own.retailer_product_id = given.code and own.retailer_id = given.retailer)`;

/** @throws AppError VALIDATION_FAILED if the owner would have more prices than there may be */
async function checkSpace(tx: Db, { ownerId, prices }: PriceFile): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from price_observations where owner_id = ${ownerId}::uuid limit ${priceFileLimits.storedPrices}) stored`);
  if (rows[0]!.count + prices.length > priceFileLimits.storedPrices) {
    throw new AppError('VALIDATION_FAILED', [{ field: 'prices', message: full() }]);
  }
}

const full = () =>
  say('There would be more than {most} prices. Please choose a file with fewer.', {
    most: numbers(priceFileLimits.storedPrices),
  });
const numbers = numberForm();

/**
 * Deletes the prices of a file, and its products that have no price left: as if it was never saved.
 *
 * @returns how many prices there were
 */
export async function removeFilePrices(
  db: Db,
  { id, ownerId }: Pick<PriceFile, 'id' | 'ownerId'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ product_id: string }>(sql`
      delete from price_observations
      where owner_id = ${ownerId}::uuid and file_id = ${id}::uuid returning product_id`);
    const touched = [...new Set(rows.map((row) => row.product_id))];
    await tx.execute(sql`
      delete from products product
      where id = any(${sql.param(touched)}::uuid[]) and owner_id = ${ownerId}::uuid
        and not exists (select from price_observations seen where seen.owner_id = ${ownerId}::uuid
          and seen.product_id = product.id)
        and not exists (select from product_choices choice where choice.product_id = product.id)`);
    return rows.length;
  });
}

function rowOf(price: NewFilePrice) {
  const { name, ean, packText, cents, isSpecial = false, ...rest } = price;
  const pack = parsePack(packText ?? name)?.pack;
  const unit = pack && unitPrice(cents, pack, aisleOf(name));
  return {
    ...rest,
    name,
    ean,
    packText,
    cents,
    isSpecial,
    id: newId(),
    productId: newId(),
    code: ean ?? `${slug(name)} ${slug(packText ?? '')}`.trim(),
    pack: pack ?? null,
    words: [...new Set(singularWords(foodWords(name)))],
    ...(unit && { unitCents: unit.cents, unitAmount: unit.per, unit: unit.unit }),
  };
}
