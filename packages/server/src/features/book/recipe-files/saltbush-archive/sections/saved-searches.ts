/** Searches that a person saved. What is here already stays as it is. */
import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { savedSearchLimits } from '@saltbush/contract/book/saved-searches';
import { recipeQuerySchema } from '@saltbush/contract/recipe/recipe-query';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { nameSchema } from '@saltbush/contract/schemas/names';
import { say } from '@saltbush/domain/texts/say';
import { newId } from '../../../../../platform/ids';
import { savedSearches } from '../../../../../schema/book/saved-searches';
import { lockAccount } from '../../../../account/accounts';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

type Row = typeof savedSearches.$inferSelect;

export const savedSearchesSection = section({
  name: 'saved-searches',
  label: say('saved searches'),
  item: z.object({
    _id: idSchema,
    name: nameSchema(savedSearchLimits.name, 'A search needs a name'),
    query: recipeQuerySchema,
    createdAt: momentSchema,
  }),
  async *list(db, ownerId) {
    const isTheirs = and(eq(savedSearches.ownerId, ownerId), isNull(savedSearches.deletedAt));
    const pages = pagesOf<Row>(rowsATime, (last) =>
      db
        .select()
        .from(savedSearches)
        .where(and(isTheirs, last && gt(savedSearches.id, last.id)))
        .orderBy(asc(savedSearches.id))
        .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map(({ id, name, query, createdAt }) => ({
        _id: id,
        name,
        // The contract had read it before it was stored.
        query: query as z.output<typeof recipeQuerySchema>,
        createdAt: createdAt.toISOString(),
      }));
    }
  },
  async save(tx, { ownerId }, items) {
    await lockAccount(tx, ownerId);
    const ids = items.map(({ _id }) => _id);
    const known = await tx
      .select({ id: savedSearches.id, ownerId: savedSearches.ownerId })
      .from(savedSearches)
      .where(inArray(savedSearches.id, ids));
    const ownerOf = new Map(known.map((row) => [row.id, row.ownerId]));
    const isTheirs = and(eq(savedSearches.ownerId, ownerId), isNull(savedSearches.deletedAt));
    const [saved] = await tx.select({ count: count() }).from(savedSearches).where(isTheirs);
    const rows = items
      .filter(({ _id }) => ownerOf.get(_id) !== ownerId)
      .slice(0, Math.max(0, savedSearchLimits.perPerson - saved!.count))
      .map(({ _id, name, query, createdAt }) => ({
        // An id that somebody else has here is theirs.
        id: ownerOf.has(_id) ? newId() : _id,
        ownerId,
        name,
        query,
        createdAt: new Date(createdAt),
      }));
    if (rows.length > 0) await tx.insert(savedSearches).values(rows);
    return rows.length;
  },
});
