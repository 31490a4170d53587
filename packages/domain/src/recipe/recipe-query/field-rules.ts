/** How plain code decides each field of `query-fields.ts`. */
import { findFood } from '@saltbush/recipe-parser/foods';
import type { Requirement } from '../diets/allergens';
import { equipmentFacet } from './equipment-facets';
import { facet, facetsWithout } from './facets';
import type { FieldValue, QueryFieldName, QueryValue } from './query-fields';
import type { QueryContext, RecipeFacts } from './recipe-facts';

type Decide<Value> = (recipe: RecipeFacts, value: Value, context: QueryContext) => boolean;

type Rules = { readonly [Name in QueryFieldName]: Decide<FieldValue<Name>> };

const hasAny = ({ facets }: RecipeFacts, wanted: readonly string[]): boolean =>
  wanted.some((each) => facets.has(each));

const rules: Rules = {
  words: ({ hasWords }, words) => hasWords(words),
  tag: ({ facets }, tag) => facets.has(facet('tag', tag)),
  course: ({ facets }, course) => facets.has(facet('course', course)),
  cuisine: ({ facets }, cuisine) => facets.has(facet('cuisine', cuisine)),
  difficulty: ({ facets }, difficulty) => facets.has(facet('difficulty', difficulty)),
  food: ({ facets }, food) => facets.has(foodFacet(food)),
  equipment: ({ facets }, tool) => facets.has(equipmentFacet(tool)),
  suits: (recipe, value) => hasAny(recipe, facetsWithout(value as Requirement, false)),
  maySuit: (recipe, value) => hasAny(recipe, facetsWithout(value as Requirement, true)),
  ingredientsAtMost: ({ ingredients }, most) => ingredients <= most,
  minutesAtMost: ({ minutes }, most) => minutes !== undefined && minutes <= most,
  energyAtMost: ({ energyKj }, most) => energyKj !== undefined && energyKj <= most,
  proteinAtLeast: ({ proteinGrams }, least) => proteinGrams !== undefined && proteinGrams >= least,
  ratedAtLeast: ({ rating }, least) => rating !== undefined && rating >= least,
  favourite: ({ isFavourite }) => isFavourite,
  own: ({ isOwn }) => isOwn,
  saved: ({ isSaved }) => isSaved,
  household: ({ householdIds }, id) => householdIds.has(id),
  cooked: ({ lastCookedOn }) => lastCookedOn !== undefined,
  cookedWithin: ({ lastCookedOn }, days, { daysAgo }) =>
    lastCookedOn !== undefined && lastCookedOn >= daysAgo(days),
  image: ({ hasImage }) => hasImage,
  addedWithin: ({ addedOn }, days, { daysAgo }) => addedOn >= daysAgo(days),
  addedSince: ({ addedOn }, date) => addedOn >= date,
};

/** The rule of a field; the contract has compared the value with the field's kind. */
export const ruleOf = (name: QueryFieldName): Decide<QueryValue> =>
  rules[name] as Decide<QueryValue>;

/** @example foodFacet('bell peppers') // 'food:capsicum' */
export const foodFacet = (food: string): string => `food:${findFood(food).key}`;
