/** Recipe cards by id: the results of a list, and recipes that other features refer to. */
import { sql, type SQL } from 'drizzle-orm';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Pool } from 'pg';
import { jsonObject, jsonTime } from '../../../platform/db/json-object';
import { namedStatement } from '../../../platform/db/named-statement';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import { users } from '../../../schema/accounts';
import { cookLog } from '../../../schema/plan/cook-log';
import { isPlanReaderOf } from '../../account/households';
import { favourites, recipeSaves } from '../../../schema/book/saved-recipes';
import { imageUrlOf } from '../../access/images';
import { images } from '../../../schema/images';
import { isReadableBy, isSharedBesidesSaving } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';

const viewerId = sql.placeholder('viewerId');

/** For a row of `cardSource`. */
export const cardJson = jsonObject(
  {
    _id: recipes.id,
    imageUrl: imageUrlOf(recipes.imageId),
    imageColour: images.colour,
    siteName: recipes.sourceSiteName,
    owner: jsonObject({ _id: recipes.ownerId, username: users.displayUsername }),
    ratingAverage: recipes.ratingAverage,
    ratingCount: recipes.ratingCount,
    isSaved: sql`save.user_id is not null`,
    canComeBack: sql`(save.user_id is null or ${isSharedBesidesSaving(viewerId)})`,
    isFavourite: sql`loved.user_id is not null`,
    lastCookedOn: sql`cooked.last_on`,
    createdAt: jsonTime(recipes.createdAt),
    updatedAt: jsonTime(recipes.updatedAt),
  },
  recipes.cardJson,
).json;

/** Joins the recipes named by `ids` with the other fields of their cards. */
export const cardSource = (ids: SQL): SQL => sql`${ids}
  join ${recipes} on ${recipes.id} = named.id
  join ${users} on ${users.id} = ${recipes.ownerId}
  left join ${images} on ${images.id} = ${recipes.imageId}
  left join ${recipeSaves} save on save.user_id = ${viewerId} and save.recipe_id = ${recipes.id}
  left join ${favourites} loved on loved.user_id = ${viewerId} and loved.recipe_id = ${recipes.id}
  left join lateral (
    select max(entry.cooked_on) as last_on from ${cookLog} entry
    where entry.recipe_id = ${recipes.id} and entry.deleted_at is null
      and ${isPlanReaderOf(sql`entry.owner_id`, viewerId)}) cooked on true`;

/**
 * In the order of the ids, whether deleted or readable or not: a list has decided that.
 *
 * @param viewerId null for a visitor
 * @returns JSON, the cards separated by commas; and whether the session that is claimed is open
 */
export async function readCards(
  statementPool: Pool,
  request: { ids: readonly string[]; viewerId: string | null; claim?: SessionClaim | undefined },
): Promise<{ isOpen: boolean; cards: string }> {
  const { ids, viewerId: viewer, claim } = request;
  const [row] = await cardsByIds.run(statementPool, {
    ids,
    viewerId: viewer,
    ...claimValues(claim),
  });
  const [isOpen, cards] = row!;
  return { isOpen, cards: cards ?? '' };
}

/** Like `readCards`, parsed. */
export async function listCards(
  statementPool: Pool,
  request: { ids: readonly string[]; viewerId: string | null },
): Promise<RecipeCard[]> {
  return request.ids.length === 0
    ? []
    : parseCards((await readCards(statementPool, request)).cards);
}

/** Only recipes that the person may read, unordered, without deleted ones. */
export async function listReadableCards(
  statementPool: Pool,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<RecipeCard[]> {
  if (ids.length === 0) return [];
  const [row] = await readableCards.run(statementPool, { ids, viewerId: userId });
  return parseCards(row![0] ?? '');
}

const parseCards = (cards: string): RecipeCard[] => JSON.parse(`[${cards}]`) as RecipeCard[];

const namedByIds = sql`unnest(${sql.placeholder('ids')}::uuid[]) with ordinality named (id, place)`;

const cardsByIds = namedStatement<[boolean, string | null]>(
  'recipe_cards',
  sql`select ${isSessionOpen}, string_agg(${cardJson}, ',' order by named.place)
    from ${cardSource(namedByIds)}`,
);

const readableCards = namedStatement<[string | null]>(
  'readable_recipe_cards',
  sql`select string_agg(${cardJson}, ',') from ${cardSource(namedByIds)}
    where ${recipes.deletedAt} is null and ${isReadableBy(viewerId)}`,
);
