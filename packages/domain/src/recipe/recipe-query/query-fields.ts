/**
 * What recipes can be asked for: a field is one row of this table, with the kind and the bounds of its value and how
 * plain code decides it. How SQL decides it is the row of the same name in
 * `server/features/recipe/recipe-query/field-sql.ts`; a property test compares the two.
 *
 * - Names are compared without capitals, accents and punctuation; a food finds what is a kind of it.
 * - `suits` holds when the ingredient list has no sign of an allergen or against a diet, `maySuit` also when nobody can
 *   say: "none of: may suit" is what certainly has it.
 * - Ratings are asked for in halves of a star, which the database's numbers have exactly.
 */
import { findFood } from '@saltbush/recipe-parser/foods';
import { courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { requirements, type Requirement } from '../diets/allergens';
import { equipmentFacet } from './equipment-facets';
import { facet, facetsWithout } from './facets';
import type { QueryContext, RecipeFacts } from './recipe-facts';

/** `true` of a field that is a question by itself. */
export type QueryValue = string | number | true;

export type Decide<Value> = (recipe: RecipeFacts, value: Value, context: QueryContext) => boolean;

interface Row<Kind extends string, Value> {
  readonly kind: Kind;
  readonly isMet: Decide<Value>;
}

export interface TextField extends Row<'text', string> {
  readonly longest: number;
}
export interface ChoiceField extends Row<'choice', string> {
  readonly choices: readonly string[];
}
/** Of whole numbers, unless `step` is a half. */
export interface NumberField extends Row<'number', number> {
  readonly least: number;
  readonly most: number;
  readonly step: 1 | 0.5;
}
export type QuestionField = Row<'question', true>;
/** Of a household. */
export type IdField = Row<'id', string>;
/** A day: "2026-11-23". */
export type DateField = Row<'date', string>;

export type QueryField =
  TextField | ChoiceField | NumberField | QuestionField | IdField | DateField;

const text = (longest: number, isMet: Decide<string>): TextField => ({
  kind: 'text',
  longest,
  isMet,
});
const choice = (choices: readonly string[], isMet: Decide<string>): ChoiceField => ({
  kind: 'choice',
  choices,
  isMet,
});
const number = (
  [least, most]: readonly [number, number],
  isMet: Decide<number>,
  step: 1 | 0.5 = 1,
): NumberField => ({ kind: 'number', least, most, step, isMet });
const question = (isMet: Decide<true>): QuestionField => ({ kind: 'question', isMet });

const hasAny = ({ facets }: RecipeFacts, wanted: readonly string[]): boolean =>
  wanted.some((each) => facets.has(each));

const tenYears = 3_650;
const monthOfMinutes = 60 * 24 * 30;
const mostIngredients = 200;
const mostEnergyKj = 100_000;
const mostProteinGrams = 1_000;

export const queryFields = {
  /** Each of the words, or the food they name, anywhere in the text. */
  words: text(200, ({ hasWords }, words) => hasWords(words)),
  tag: text(50, ({ facets }, tag) => facets.has(facet('tag', tag))),
  course: choice(courses, ({ facets }, course) => facets.has(facet('course', course))),
  cuisine: text(100, ({ facets }, cuisine) => facets.has(facet('cuisine', cuisine))),
  difficulty: choice(difficulties, ({ facets }, difficulty) =>
    facets.has(facet('difficulty', difficulty)),
  ),
  food: text(500, ({ facets }, food) => facets.has(foodFacet(food))),
  equipment: text(100, ({ facets }, tool) => facets.has(equipmentFacet(tool))),
  /** No sign of an allergen, or against a diet. */
  suits: choice(requirements, (recipe, value) =>
    hasAny(recipe, facetsWithout(value as Requirement, false)),
  ),
  /** The same, or nobody can say. */
  maySuit: choice(requirements, (recipe, value) =>
    hasAny(recipe, facetsWithout(value as Requirement, true)),
  ),
  /** Lines of the list. */
  ingredientsAtMost: number([0, mostIngredients], ({ ingredients }, most) => ingredients <= most),
  /** All in all. */
  minutesAtMost: number(
    [0, monthOfMinutes],
    ({ minutes }, most) => minutes !== undefined && minutes <= most,
  ),
  /** Of one serve, in kJ. */
  energyAtMost: number(
    [0, mostEnergyKj],
    ({ energyKj }, most) => energyKj !== undefined && energyKj <= most,
  ),
  /** Of one serve, in grams. */
  proteinAtLeast: number(
    [0, mostProteinGrams],
    ({ proteinGrams }, least) => proteinGrams !== undefined && proteinGrams >= least,
  ),
  /** Stars on average. */
  ratedAtLeast: number([1, 5], ({ rating }, least) => rating !== undefined && rating >= least, 0.5),
  favourite: question(({ isFavourite }) => isFavourite),
  own: question(({ isOwn }) => isOwn),
  /** Other people's. */
  saved: question(({ isSaved }) => isSaved),
  /** Shared with a household that the reader is in. */
  household: {
    kind: 'id',
    isMet: ({ householdIds }, id) => householdIds.has(id),
  } as IdField,
  /** By the cook log of the reader or of a household they plan for. */
  cooked: question(({ lastCookedOn }) => lastCookedOn !== undefined),
  /** In the last so many days. */
  cookedWithin: number(
    [1, tenYears],
    ({ lastCookedOn }, days, { daysAgo }) =>
      lastCookedOn !== undefined && lastCookedOn >= daysAgo(days),
  ),
  image: question(({ hasImage }) => hasImage),
  /** In the last so many days. */
  addedWithin: number([1, tenYears], ({ addedOn }, days, { daysAgo }) => addedOn >= daysAgo(days)),
  addedSince: { kind: 'date', isMet: ({ addedOn }, date) => addedOn >= date } as DateField,
} as const satisfies Record<string, QueryField>;

export type QueryFieldName = keyof typeof queryFields;
export const queryFieldNames = Object.keys(queryFields) as QueryFieldName[];

/** @example foodFacet('bell peppers') // 'food:capsicum' */
export const foodFacet = (food: string): string => `food:${findFood(food).key}`;

/** The row of a field, of whichever kind. */
export const fieldOf = (name: QueryFieldName): QueryField => queryFields[name];

/** Whether the value is of the field's kind and within its bounds. */
export function isValueOf(name: QueryFieldName, value: unknown): value is QueryValue {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= field.longest;
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value);
    case 'number':
      return typeof value === 'number' && isWithin(field, value);
    case 'question':
      return value === true;
    case 'id':
      return typeof value === 'string' && uuid.test(value);
    case 'date':
      return typeof value === 'string' && isDate(value);
  }
}

const isWithin = ({ least, most, step }: NumberField, value: number): boolean =>
  value >= least && value <= most && Number.isInteger(value / step);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function isDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(time).toISOString().startsWith(value);
}
