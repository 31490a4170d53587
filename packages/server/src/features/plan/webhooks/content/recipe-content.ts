/** What happened to a recipe, and that one was cooked. */
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '../../../../schema/accounts';
import { cookLog } from '../../../../schema/plan/cook-log';
import { recipeHouseholds, recipes } from '../../../../schema/recipes';
import { isReadableBy } from '../../../access/recipe-access';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';
import type { Content, ContentContext } from './content';

/** As it is now; nothing when it is in the bin, or its person may not read it. */
export async function recipeContent(
  context: ContentContext,
  webhook: WebhookRow,
  { subjectId }: DeliveryRow,
): Promise<Content | undefined> {
  const isInBook = and(isNull(recipes.deletedAt), isInBookOf(webhook));
  const found = await findRecipe(context, subjectId!, and(isReadableBy(webhook.userId), isInBook));
  if (!found) return undefined;
  const { revision, by } = found;
  return { recipe: { ...presentRecipe(context, found), revision }, by: { name: by } };
}

/** A community reads nothing of a recipe that it no longer has; one's own is in the bin for some time. */
export async function deletedContent(
  context: ContentContext,
  { ownerId }: WebhookRow,
  { subjectId }: DeliveryRow,
): Promise<Content> {
  const found = await findRecipe(context, subjectId!, eq(recipes.ownerId, ownerId));
  const recipe = { _id: subjectId, ...(found && { title: found.title }) };
  return { recipe, ...(found && { by: { name: found.by } }) };
}

export async function cookedContent(
  context: ContentContext,
  { ownerId, userId }: WebhookRow,
  { subjectId }: DeliveryRow,
): Promise<Content | undefined> {
  const [entry] = await context.database.db
    .select({ entry: cookLog, by: users.displayUsername })
    .from(cookLog)
    .leftJoin(users, eq(users.id, cookLog.userId))
    .where(
      and(eq(cookLog.id, subjectId!), eq(cookLog.ownerId, ownerId), isNull(cookLog.deletedAt)),
    );
  if (!entry) return undefined;
  const { recipeId, cookedOn, people, note } = entry.entry;
  const isReadable = and(isNull(recipes.deletedAt), isReadableBy(userId));
  const recipe = await findRecipe(context, recipeId, isReadable);
  if (!recipe) return undefined;
  return {
    _id: subjectId,
    cookedOn,
    people,
    ...(note !== null && { note }),
    recipe: presentRecipe(context, recipe),
    ...(entry.by !== null && { by: { name: entry.by } }),
  };
}

/** Of a community those that are shared with it, of a person their own. */
const isInBookOf = ({ householdId, userId }: WebhookRow): SQL =>
  householdId === null
    ? eq(recipes.ownerId, userId)
    : sql`exists (select from ${recipeHouseholds} shared
        where shared.recipe_id = ${recipes.id} and shared.household_id = ${householdId})`;

interface FoundRecipe {
  id: string;
  title: string;
  revision: number;
  by: string;
}

/** @returns also its owner, who alone changes it */
async function findRecipe(
  { database: { db } }: ContentContext,
  id: string,
  which: SQL | undefined,
): Promise<FoundRecipe | undefined> {
  const { title, revision } = recipes;
  const [found] = await db
    .select({ id: recipes.id, title, revision, by: users.displayUsername })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .where(and(eq(recipes.id, id), which));
  return found;
}

const presentRecipe = ({ config }: ContentContext, { id, title }: FoundRecipe) => ({
  _id: id,
  title,
  url: `${config.publicUrl}/recipes/${id}`,
});
