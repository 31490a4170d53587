/**
 * How SQL decides each field of a query, for a row `recipe`: a row here for each of `queryFields`
 * (domain/recipe/recipe-query/query-fields.ts), which `field-rules.ts` beside them decides in plain code.
 *
 * - A field of facets needs no more than their names: an index has them.
 * - What a person did with recipes is read once for the whole statement, by an index of what is theirs.
 * - A condition may be unknown of a recipe, which then does not meet it.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { FieldValue, QueryFieldName } from '@saltbush/domain/recipe/recipe-query/query-fields';
import { foodFacet } from '@saltbush/domain/recipe/recipe-query/field-rules';
import { equipmentFacet } from '@saltbush/domain/recipe/recipe-query/equipment-facets';
import { facet, facetsWithout } from '@saltbush/domain/recipe/recipe-query/facets';
import type { Requirement } from '@saltbush/domain/recipe/diets/allergens';
import { favourites, recipeSaves } from '../../../schema/book/saved-recipes';
import { householdMembers, households } from '../../../schema/households';
import { cookLog } from '../../../schema/plan/cook-log';
import { recipeHouseholds } from '../../../schema/recipes';
import { isPlanReaderOf } from '../../account/households';
import { lessProtein } from './less-protein';
import { wholeWords } from './search-text';

export interface QuerySqlContext {
  /** Null for a visitor, who has no recipes, favourites and cook log. */
  viewerId: string | null;
  /** The day so many days before the viewer's today. */
  daysAgo: (days: number) => string;
  timeZone: string;
}

export type FieldSql<Value> =
  /** A recipe has one of them. */
  | { facets: (value: Value) => string[] }
  /** Of PostgreSQL's full text search; undefined when every recipe has them. */
  | { words: (value: Value) => string | undefined }
  | { condition: (value: Value, context: QuerySqlContext) => SQL };

export const fieldSql: { readonly [Name in QueryFieldName]: FieldSql<FieldValue<Name>> } = {
  words: { words: wholeWords },
  tag: { facets: (tag) => [facet('tag', tag)] },
  course: { facets: (course) => [facet('course', course)] },
  cuisine: { facets: (cuisine) => [facet('cuisine', cuisine)] },
  difficulty: { facets: (difficulty) => [facet('difficulty', difficulty)] },
  food: { facets: (food) => [foodFacet(food)] },
  equipment: { facets: (tool) => [equipmentFacet(tool)] },
  // The contract has compared the value with the requirements.
  suits: { facets: (requirement) => facetsWithout(requirement as Requirement, false) },
  maySuit: { facets: (requirement) => facetsWithout(requirement as Requirement, true) },
  ingredientsAtMost: { condition: (most) => sql`recipe.ingredient_count <= ${most}` },
  minutesAtMost: { condition: (most) => sql`recipe.ready_minutes <= ${most}` },
  energyAtMost: { condition: (most) => sql`recipe.energy_kj <= ${most}` },
  proteinAtLeast: { condition: (least) => sql`${lessProtein} <= ${-least}::real` },
  ratedAtLeast: { condition: (least) => sql`recipe.rating_average >= ${least}` },
  favourite: {
    condition: (_yes, { viewerId }) => sql`recipe.id in (
      select recipe_id from ${favourites} where user_id = ${viewerId})`,
  },
  own: { condition: (_yes, { viewerId }) => sql`recipe.owner_id = ${viewerId}` },
  saved: {
    condition: (_yes, { viewerId }) => sql`recipe.id in (
      select recipe_id from ${recipeSaves} where user_id = ${viewerId})`,
  },
  household: {
    condition: (id, { viewerId }) => sql`recipe.id in (
      select shared.recipe_id from ${recipeHouseholds} shared
      where shared.household_id = ${id} and ${canSee(id, viewerId)})`,
  },
  cooked: { condition: (_yes, { viewerId }) => wasCooked(viewerId, sql`true`) },
  cookedWithin: {
    condition: (days, { viewerId, daysAgo }) =>
      wasCooked(viewerId, sql`entry.cooked_on >= ${daysAgo(days)}::date`),
  },
  image: { condition: () => sql`recipe.image_id is not null` },
  addedWithin: { condition: (days, context) => wasAddedSince(context.daysAgo(days), context) },
  addedSince: { condition: wasAddedSince },
};

/** `canSeeHousehold` for a member: not a deleted one, a closed one only by its owner. */
const canSee = (householdId: string, viewerId: string | null): SQL => sql`exists (
  select from ${householdMembers} member
  join ${households} household on household.id = member.household_id
  where member.household_id = ${householdId} and member.user_id = ${viewerId}
    and household.deleted_at is null
    and (household.closed_at is null or household.owner_id = ${viewerId}))`;

const wasCooked = (viewerId: string | null, when: SQL): SQL => sql`recipe.id in (
  select entry.recipe_id from ${cookLog} entry
  where entry.deleted_at is null and ${isPlanReaderOf(sql`entry.owner_id`, viewerId)} and ${when})`;

/** From the beginning of the day where the viewer is. */
function wasAddedSince(date: string, { timeZone }: QuerySqlContext): SQL {
  return sql`recipe.created_at >= (${date}::date::timestamp at time zone ${timeZone})`;
}
