/**
 * A person's own cookbooks with their recipes in order, as far as these are here too. Who they are shared with stays
 * behind. What is here already stays as it is.
 */
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cookbookLimits } from '@saltbush/contract/book/cookbooks';
import { recipeQuerySchema } from '@saltbush/contract/recipe/recipe-query';
import { idSchema, textSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { nameSchema } from '@saltbush/contract/schemas/names';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../../platform/db/connect';
import { newId } from '../../../../../platform/ids';
import { cookbookRecipes, cookbooks } from '../../../../../schema/book/cookbooks';
import { lockAccount } from '../../../../account/accounts';
import { imageName, imageNameSchema } from '../recipe-file';
import { pagesOf } from '../pages';
import { section, type ImportTarget } from '../section';
import { momentSchema } from '../stored-fields';

const cookbookSchema = z.object({
  _id: idSchema,
  title: nameSchema(cookbookLimits.title, 'A cookbook needs a title'),
  description: z.optional(textSchema(cookbookLimits.description)),
  /** Name of its cover in the archive. */
  image: z.optional(imageNameSchema),
  query: z.optional(recipeQuerySchema),
  recipes: z.array(idSchema).check(maxLength(cookbookLimits.recipes)),
  createdAt: momentSchema,
});
type CookbookInFile = z.output<typeof cookbookSchema>;

/** With up to 500 recipes each. */
const cookbooksATime = 10;

export const cookbooksSection = section({
  name: 'cookbooks',
  label: say('cookbooks'),
  item: cookbookSchema,
  async *list(db, ownerId) {
    const isTheirs = and(eq(cookbooks.ownerId, ownerId), isNull(cookbooks.deletedAt));
    const pages = pagesOf<Awaited<ReturnType<typeof readPage>>[number]>(cookbooksATime, (last) =>
      readPage(db, and(isTheirs, last && gt(cookbooks.id, last.id))),
    );
    for await (const page of pages) yield* page.map(inFile);
  },
  listNew: async (db, { ownerId }, items) => {
    const owners = await ownersOf(db, items);
    return items.filter(({ _id }) => owners.get(_id) !== ownerId);
  },
  async save(tx, to, items) {
    await lockAccount(tx, to.ownerId);
    const owners = await ownersOf(tx, items);
    const isTheirs = and(eq(cookbooks.ownerId, to.ownerId), isNull(cookbooks.deletedAt));
    const [made] = await tx.select({ count: count() }).from(cookbooks).where(isTheirs);
    const wanted = items
      .filter(({ _id }) => owners.get(_id) !== to.ownerId)
      .slice(0, Math.max(0, cookbookLimits.perPerson - made!.count));
    // An id that somebody else has here is theirs.
    for (const item of wanted)
      await insert(tx, to, item, owners.has(item._id) ? newId() : item._id);
    return wanted.length;
  },
});

const readPage = (db: Db, condition: ReturnType<typeof and>) =>
  db
    .select({
      id: cookbooks.id,
      title: cookbooks.title,
      description: cookbooks.description,
      imageId: cookbooks.imageId,
      query: cookbooks.query,
      createdAt: cookbooks.createdAt,
      recipeIds: sql<string[]>`array(select placed.recipe_id from ${cookbookRecipes} placed
        where placed.cookbook_id = ${cookbooks.id} order by placed."order" collate "C", placed.recipe_id)`,
    })
    .from(cookbooks)
    .where(condition)
    .orderBy(asc(cookbooks.id))
    .limit(cookbooksATime);

const inFile = ({
  id,
  title,
  description,
  imageId,
  query,
  createdAt,
  recipeIds,
}: Awaited<ReturnType<typeof readPage>>[number]): CookbookInFile => ({
  _id: id,
  title,
  description: description ?? undefined,
  image: imageId === null ? undefined : imageName(imageId),
  // The contract had read it before it was stored.
  query: (query ?? undefined) as CookbookInFile['query'],
  recipes: recipeIds,
  createdAt: createdAt.toISOString(),
});

async function ownersOf(db: Db, items: readonly CookbookInFile[]): Promise<Map<string, string>> {
  const ids = items.map(({ _id }) => _id);
  const known = await db
    .select({ id: cookbooks.id, ownerId: cookbooks.ownerId })
    .from(cookbooks)
    .where(inArray(cookbooks.id, ids));
  return new Map(known.map((row) => [row.id, row.ownerId]));
}

async function insert(
  tx: Db,
  to: ImportTarget,
  { title, description, image, query, recipes, ...stored }: CookbookInFile,
  id: string,
): Promise<void> {
  const createdAt = new Date(stored.createdAt);
  await tx.insert(cookbooks).values({
    id,
    ownerId: to.ownerId,
    title,
    description: description || null,
    imageId: image === undefined ? null : (to.imageId(image) ?? null),
    query: query ?? null,
    createdAt,
    updatedAt: createdAt,
  });
  const here = [...new Set(recipes.flatMap((recipe) => to.recipeId(recipe) ?? []))];
  const orders = ordersAfter(null, here.length);
  const rows = here.map((recipeId, at) => ({
    cookbookId: id,
    recipeId,
    order: orders[at]!,
    addedAt: createdAt,
  }));
  if (rows.length > 0) await tx.insert(cookbookRecipes).values(rows);
}
