/**
 * What recipes can be asked for: a field is one row of this table, with the kind and the bounds of its value. How plain
 * code decides it is the row of the same name in `field-rules.ts`, how SQL does the one in
 * `server/features/recipe/recipe-query/field-sql.ts`; a property test compares the two.
 *
 * - Names are compared without capitals, accents and punctuation; a food finds what is a kind of it.
 * - `suits` holds when the ingredient list has no sign of an allergen or against a diet, `maySuit` also when nobody can
 *   say: "none of: may suit" is what certainly has it.
 * - Ratings are asked for in halves of a star, which the database's numbers have exactly.
 */
import { courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { requirements } from '../diets/allergens';

/** `true` of a field that is a question by itself. */
export type QueryValue = string | number | true;

export interface TextField {
  readonly kind: 'text';
  readonly longest: number;
}
export interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}
/** Of whole numbers, unless `step` is a half. */
export interface NumberField {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly step: 1 | 0.5;
}
export interface QuestionField {
  readonly kind: 'question';
}
/** Of a household. */
export interface IdField {
  readonly kind: 'id';
}
/** A day: "2026-11-23". */
export interface DateField {
  readonly kind: 'date';
}

export type QueryField =
  TextField | ChoiceField | NumberField | QuestionField | IdField | DateField;

const text = (longest: number): TextField => ({ kind: 'text', longest });
const choice = (choices: readonly string[]): ChoiceField => ({ kind: 'choice', choices });
const number = (least: number, most: number, step: 1 | 0.5 = 1): NumberField => ({
  kind: 'number',
  least,
  most,
  step,
});
const question: QuestionField = { kind: 'question' };

const tenYears = 3_650;
const monthOfMinutes = 60 * 24 * 30;
const mostIngredients = 200;
const mostEnergyKj = 100_000;
const mostProteinGrams = 1_000;

export const queryFields = {
  /** Each of the words, or the food they name, anywhere in the text. */
  words: text(200),
  tag: text(50),
  course: choice(courses),
  cuisine: text(100),
  difficulty: choice(difficulties),
  food: text(500),
  equipment: text(100),
  /** No sign of an allergen, or against a diet. */
  suits: choice(requirements),
  /** The same, or nobody can say. */
  maySuit: choice(requirements),
  /** Lines of the list. */
  ingredientsAtMost: number(0, mostIngredients),
  /** All in all. */
  minutesAtMost: number(0, monthOfMinutes),
  /** Of one serve, in kJ. */
  energyAtMost: number(0, mostEnergyKj),
  /** Of one serve, in grams. */
  proteinAtLeast: number(0, mostProteinGrams),
  /** Stars on average. */
  ratedAtLeast: number(1, 5, 0.5),
  favourite: question,
  own: question,
  /** Other people's. */
  saved: question,
  /** Shared with a household that the reader is in. */
  household: { kind: 'id' },
  /** By the cook log of the reader or of a household they plan for. */
  cooked: question,
  /** In the last so many days. */
  cookedWithin: number(1, tenYears),
  image: question,
  /** In the last so many days. */
  addedWithin: number(1, tenYears),
  addedSince: { kind: 'date' },
} as const satisfies Record<string, QueryField>;

export type QueryFieldName = keyof typeof queryFields;
export const queryFieldNames = Object.keys(queryFields) as QueryFieldName[];

interface ValueOfKind {
  readonly text: string;
  readonly choice: string;
  readonly number: number;
  readonly question: true;
  readonly id: string;
  readonly date: string;
}
/** What a field is asked for with. */
export type FieldValue<Name extends QueryFieldName> =
  ValueOfKind[(typeof queryFields)[Name]['kind']];

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
