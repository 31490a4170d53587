/** A whole recipe in the form of the contract: `_id`, absent instead of null, times in ISO 8601. */
import { sql, type SQL } from 'drizzle-orm';
import { jsonObject, jsonTime, type JsonSql } from '../../../platform/db/json-object';
import { users } from '../../../schema/accounts';
import { imageUrlOf } from '../../access/images';
import { images } from '../../../schema/images';
import { isFavouriteOf, isSavedBy, isSharedBesidesSaving } from '../../access/recipe-access';
import { recipeHouseholds, recipeImages, recipeReaders, recipes } from '../../../schema/recipes';

/** @param viewerId who reads it; only the owner sees who it is shared with */
export function recipeJson(viewerId: unknown): SQL<string> {
  return jsonObject(
    {
      _id: recipes.id,
      ...imageFields,
      sourceAttribution: sourceJson,
      owner: jsonObject({
        _id: recipes.ownerId,
        username: sql`(select display_username from ${users} where id = ${recipes.ownerId})`,
      }),
      sharingSettings: jsonObject({
        mode: recipes.sharingMode,
        approvedUsers: ifOwn(sql`(
        select reader.user_id from ${recipeReaders} reader
        where reader.recipe_id = ${recipes.id} order by reader.user_id::text)`),
      }),
      sharedWith: jsonObject({
        communities: ifOwn(sql`(
        select shared.household_id from ${recipeHouseholds} shared
        where shared.recipe_id = ${recipes.id} order by shared.household_id::text)`),
        saltbush: recipes.isListed,
      }),
      addedToMyRecipes: sql`case when ${isSavedBy(viewerId)} then array[${viewerId}::uuid]
      else '{}' end`,
      ratingAverage: recipes.ratingAverage,
      ratingCount: recipes.ratingCount,
      isSaved: isSavedBy(viewerId),
      canComeBack: sql`coalesce(${isSharedBesidesSaving(viewerId)}, false)`,
      isFavourite: isFavouriteOf(viewerId),
      revision: recipes.revision,
      createdAt: jsonTime(recipes.createdAt),
      updatedAt: jsonTime(recipes.updatedAt),
    },
    recipes.contentJson,
  ).json as SQL<string>;

  function ifOwn(ids: SQL): SQL {
    return sql`case when ${recipes.ownerId} = ${viewerId} then array${ids} else '{}' end`;
  }
}

const ofImages = sql`from ${recipeImages} picture where picture.recipe_id = ${recipes.id}`;
/** Without any they are null, and so absent. */
const moreImageUrls = sql`(
  select json_agg(${imageUrlOf(sql`picture.image_id`)} order by picture.position)
  ${ofImages} and picture.step is null)`;
const stepImages = sql`(
  select json_agg(json_build_object('step', picture.step, 'imageUrl', ${imageUrlOf(sql`picture.image_id`)})
    order by picture.step)
  ${ofImages} and picture.step is not null)`;

const imageFields = {
  imageUrl: imageUrlOf(recipes.imageId),
  imageColour: sql`(select colour from ${images} where id = ${recipes.imageId})`,
  imageCredit: sql`(select credit from ${images} where id = ${recipes.imageId})`,
  moreImageUrls,
  stepImages,
};

const source = {
  siteName: recipes.sourceSiteName,
  siteUrl: recipes.sourceSiteUrl,
  recipeTitle: recipes.sourceRecipeTitle,
  author: recipes.sourceAuthor,
};

const sourceJson: JsonSql = {
  json: sql`case when coalesce(${sql.join(Object.values(source), sql`, `)}) is not null
    then ${jsonObject(source).json} end`,
};
