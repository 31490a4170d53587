/** What sets fields of rows back to what they were: their values are parsed as those of the field that is named. */
import * as z from 'zod/mini';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import {
  rowLimits,
  type FieldSetBack,
  type OperationArgs,
} from '@saltbush/domain/plan/sync/operations';
import { idSchema, rawTextSchema } from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';
import { parseInput } from '../schemas/parse-input';
import { fieldSchemas, valueSchema } from './sync-row-fields';

/** Several fields of each row. */
const mostFieldsSetBack = 5_000;

const kinds = Object.keys(fieldSchemas) as RowKind[];
const kindsWithIds: readonly RowKind[] = [
  'meals',
  'listedRecipes',
  'items',
  'namedLists',
  'namedItems',
  'eaters',
  'weekRules',
  'templates',
  'recurringMeals',
  'homeItems',
  'proposedDishes',
];
const hasRowId = ({ kind, id }: { kind: RowKind; id: string }) =>
  !kindsWithIds.includes(kind) || parseInput(idSchema, id).success;

const reference = { kind: z.enum(kinds), id: rawTextSchema(rowLimits.text).check(minLength(1)) };

/** Which row. */
export const rowReferenceSchema = z.object(reference).check(z.refine(hasRowId));

export const setBackSchema = z
  .object({
    ...reference,
    field: z.string(),
    value: z.optional(z.unknown()),
    ifStill: z.optional(z.unknown()),
  })
  .check(z.refine(hasRowId));

/** Both values are parsed as those of the field; JSON has no `undefined`, so an absent one is null. */
export function parseSetBack(args: unknown): FieldSetBack | undefined {
  const parsed = parseInput(setBackSchema, args);
  if (!parsed.success) return undefined;
  const { kind, field, value = null, ifStill = null } = parsed.data;
  const schema = valueSchema(kind, field);
  if (!schema) return undefined;
  const next = parseInput(schema, value);
  const still = parseInput(z.nullable(schema), ifStill);
  if (!next.success || !still.success) return undefined;
  return { ...parsed.data, value: next.data, ifStill: still.data };
}

export function parseSetBackAll(args: unknown): OperationArgs['setBackAll'] | undefined {
  const parsed = parseInput(setBackAllSchema, args);
  const fields = parsed.data?.fields.map(parseSetBack) ?? [undefined];
  return fields.some((field) => field === undefined)
    ? undefined
    : { fields: fields as FieldSetBack[] };
}

export const setBackAllSchema = z.object({
  fields: z.array(z.unknown()).check(maxLength(mostFieldsSetBack)),
});
