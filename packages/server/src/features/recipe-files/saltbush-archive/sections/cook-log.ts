/**
 * When a person cooked what, with photos: their own entries, and those they wrote for a household, which become their
 * own. An entry whose recipe did not come along is left out.
 */
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, lineSchema, textSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { cookLogLimits } from '@saltbush/domain/cook-log/cook-log';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import { cookLog } from '../../../cook-log/cook-log.tables';
import { recipes } from '../../../recipes/recipes.tables';
import { imageName, imageNameSchema } from '../recipe-file';
import { section, type ImportTarget } from '../section';
import { daySchema, momentSchema } from '../stored-fields';

const entrySchema = z.object({
  recipe: idSchema,
  title: z.string(),
  cookedOn: daySchema,
  people: z.array(lineSchema(cookLogLimits.name)).check(maxLength(cookLogLimits.people)),
  note: z.optional(textSchema(cookLogLimits.note)),
  /** Name of its photo in the archive. */
  image: z.optional(imageNameSchema),
  createdAt: momentSchema,
});
type Entry = z.output<typeof entrySchema>;

export const cookLogSection = section({
  name: 'cook-log',
  label: 'days you cooked',
  item: entrySchema,
  async list(db, userId) {
    const rows = await db
      .select({ entry: cookLog, title: recipes.title })
      .from(cookLog)
      .innerJoin(recipes, eq(recipes.id, cookLog.recipeId))
      .where(
        and(or(eq(cookLog.ownerId, userId), eq(cookLog.userId, userId)), isNull(cookLog.deletedAt)),
      )
      .orderBy(asc(cookLog.createdAt), asc(cookLog.id));
    return rows.map(({ entry, title }) => ({
      recipe: entry.recipeId,
      title,
      cookedOn: entry.cookedOn,
      people: entry.people,
      note: entry.note ?? undefined,
      image: entry.imageId === null ? undefined : imageName(entry.imageId),
      createdAt: entry.createdAt.toISOString(),
    }));
  },
  async listNew(db, to, items) {
    const found = [];
    for (const item of items) if (await isNew(db, to, item)) found.push(item);
    return found;
  },
  async save(tx, to, items) {
    let saved = 0;
    for (const item of items) {
      const recipeId = to.recipeId(item.recipe);
      if (recipeId === undefined || !(await isNew(tx, to, item))) continue;
      const { cookedOn, people, note, image, createdAt } = item;
      await tx.insert(cookLog).values({
        id: newId(),
        ownerId: to.ownerId,
        userId: to.ownerId,
        recipeId,
        cookedOn,
        people,
        note: note || null,
        imageId: image === undefined ? null : (to.imageId(image) ?? null),
        createdAt: new Date(createdAt),
      });
      saved += 1;
    }
    return saved;
  },
});

/** Two entries of one moment are the same entry: an import may run twice. */
async function isNew(
  db: Db,
  { ownerId, recipeId }: Pick<ImportTarget, 'ownerId' | 'recipeId'>,
  { recipe, cookedOn, createdAt }: Entry,
): Promise<boolean> {
  const id = recipeId(recipe);
  if (id === undefined) return false;
  const same = and(
    eq(cookLog.recipeId, id),
    eq(cookLog.ownerId, ownerId),
    eq(cookLog.cookedOn, cookedOn),
    eq(cookLog.createdAt, new Date(createdAt)),
  );
  return (await db.$count(cookLog, same)) === 0;
}
