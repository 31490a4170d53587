/**
 * When a person cooked what, with photos: their own entries, and those they wrote for a household, which become their
 * own. An entry whose recipe did not come along is left out.
 */
import { and, asc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, lineSchema, textSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { cookLogLimits } from '@saltbush/domain/plan/cook-log/cook-log';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../../platform/db/connect';
import { newId } from '../../../../../platform/ids';
import { cookLog } from '../../../../../schema/plan/cook-log';
import { recipes } from '../../../../../schema/recipes';
import { imageName, imageNameSchema } from '../recipe-file';
import { pagesOf, rowsATime } from '../pages';
import { section, type ImportTarget } from '../section';
import { daySchema, momentSchema, revisionSchema } from '../stored-fields';

const entrySchema = z.object({
  recipe: idSchema,
  title: z.string(),
  cookedOn: daySchema,
  people: z.array(lineSchema(cookLogLimits.name)).check(maxLength(cookLogLimits.people)),
  note: z.optional(textSchema(cookLogLimits.note)),
  /** Name of its photo in the archive. */
  image: z.optional(imageNameSchema),
  /** Of the recipe. */
  revision: z.optional(revisionSchema),
  createdAt: momentSchema,
});
type Entry = z.output<typeof entrySchema>;

export const cookLogSection = section({
  name: 'cook-log',
  label: say('days you cooked'),
  item: entrySchema,
  async *list(db, userId) {
    yield* entriesWhere(db, eq(cookLog.ownerId, userId));
    yield* entriesWhere(db, and(eq(cookLog.userId, userId), ne(cookLog.ownerId, userId)));
  },
  listNew: async (db, to, items) => (await newEntries(db, to, items)).map(({ item }) => item),
  async save(tx, to, items) {
    const found = await newEntries(tx, to, items);
    const own = await ownRecipeIds(tx, to.ownerId, found);
    const rows = found.map(({ recipeId, item }) => ({
      id: newId(),
      ownerId: to.ownerId,
      userId: to.ownerId,
      recipeId,
      cookedOn: item.cookedOn,
      people: item.people,
      note: item.note || null,
      imageId: item.image === undefined ? null : (to.imageId(item.image) ?? null),
      recipeRevision: own.has(recipeId) ? (item.revision ?? null) : null,
      createdAt: new Date(item.createdAt),
    }));
    if (rows.length > 0) await tx.insert(cookLog).values(rows);
    return rows.length;
  },
});

type StoredEntry = { entry: typeof cookLog.$inferSelect; title: string };

async function* entriesWhere(db: Db, isOne: SQL | undefined): AsyncGenerator<Entry> {
  const pages = pagesOf<StoredEntry>(rowsATime, (last) =>
    db
      .select({ entry: cookLog, title: recipes.title })
      .from(cookLog)
      .innerJoin(recipes, eq(recipes.id, cookLog.recipeId))
      .where(and(isOne, isNull(cookLog.deletedAt), last && gt(cookLog.id, last.entry.id)))
      .orderBy(asc(cookLog.id))
      .limit(rowsATime),
  );
  for await (const page of pages) yield* page.map(inFile);
}

const inFile = ({ entry, title }: StoredEntry): Entry => ({
  recipe: entry.recipeId,
  title,
  cookedOn: entry.cookedOn,
  people: entry.people,
  note: entry.note ?? undefined,
  image: entry.imageId === null ? undefined : imageName(entry.imageId),
  revision: entry.recipeRevision ?? undefined,
  createdAt: entry.createdAt.toISOString(),
});

interface NewEntry {
  recipeId: string;
  item: Entry;
}

/** An entry of another's recipe would open a version that the file only claims to have seen. */
async function ownRecipeIds(
  db: Db,
  ownerId: string,
  entries: readonly NewEntry[],
): Promise<ReadonlySet<string>> {
  const ids = entries.map(({ recipeId }) => recipeId);
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, ids), eq(recipes.ownerId, ownerId)));
  return new Set(rows.map(({ id }) => id));
}

/** Two entries of one moment are the same entry: an import may run twice. */
async function newEntries(
  db: Db,
  to: Pick<ImportTarget, 'ownerId' | 'recipeId'>,
  items: readonly Entry[],
): Promise<NewEntry[]> {
  const entries = new Map<string, NewEntry>();
  for (const item of items) {
    const recipeId = to.recipeId(item.recipe);
    if (recipeId === undefined) continue;
    const key = keyOf(recipeId, item.cookedOn, new Date(item.createdAt));
    entries.set(key, entries.get(key) ?? { recipeId, item });
  }
  for (const key of await knownKeys(db, to.ownerId, [...entries.values()])) entries.delete(key);
  return [...entries.values()];
}

async function knownKeys(db: Db, owner: string, entries: readonly NewEntry[]): Promise<string[]> {
  const { recipeId, ownerId, cookedOn, createdAt } = cookLog;
  const recipeIds = [...new Set(entries.map((entry) => entry.recipeId))];
  const moments = [...new Set(entries.map(({ item }) => item.createdAt))];
  const isPossible = and(
    eq(ownerId, owner),
    inArray(recipeId, recipeIds),
    inArray(
      createdAt,
      moments.map((moment) => new Date(moment)),
    ),
  );
  const rows = await db.select({ recipeId, cookedOn, createdAt }).from(cookLog).where(isPossible);
  return rows.map((row) => keyOf(row.recipeId, row.cookedOn, row.createdAt));
}

const keyOf = (recipeId: string, cookedOn: string, at: Date): string =>
  `${recipeId} ${cookedOn} ${at.getTime()}`;
