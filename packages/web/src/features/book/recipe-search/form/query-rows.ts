/**
 * A query as rows of a form, each "a field is, or is not, one of some values", of which all or any must hold. A query
 * that was made otherwise, by another program, may have groups inside groups: then it has no rows.
 */
import {
  fieldOf,
  type QueryFieldName,
  type QueryValue,
} from '@saltbush/domain/recipe/recipe-query/query-fields';
import {
  any,
  isGroup,
  none,
  type QueryCondition,
  type QueryGroup,
  type RecipeQuery,
} from '@saltbush/domain/recipe/recipe-query/recipe-query';

export interface QueryRow {
  /** Unique in the form. */
  key: string;
  field: QueryFieldName;
  isNot: boolean;
  /** Several where the field can be one of some; none yet: the row asks for nothing. */
  values: readonly QueryValue[];
}

export interface QueryRows {
  match: 'all' | 'any';
  rows: readonly QueryRow[];
}

/** @example rowsOf(all([none([{ field: 'tag', value: 'Quick' }])]))?.rows[0].isNot // true */
export function rowsOf({ match, of }: QueryGroup): QueryRows | undefined {
  if (match === 'none') return undefined;
  const rows = of.map(rowOf);
  return rows.every((row) => row !== undefined) ? { match, rows } : undefined;
}

/** Without the rows that ask for nothing. */
export const queryOf = ({ match, rows }: QueryRows): QueryGroup => ({
  match,
  of: rows.filter(({ values }) => values.length > 0).map(nodeOf),
});

/** A row that somebody has just added. */
export function newRow(field: QueryFieldName): QueryRow {
  const values: QueryValue[] = fieldOf(field).kind === 'question' ? [true] : [];
  return { key: crypto.randomUUID(), field, isNot: false, values };
}

function rowOf(node: RecipeQuery): QueryRow | undefined {
  if (!isGroup(node)) return fromConditions([node], false);
  const conditions = node.of.filter((each) => !isGroup(each)) as QueryCondition[];
  const isFlat = conditions.length === node.of.length && conditions.length > 0;
  if (!isFlat || node.match === 'all') return undefined;
  return fromConditions(conditions, node.match === 'none');
}

function fromConditions(conditions: QueryCondition[], isNot: boolean): QueryRow | undefined {
  const { field } = conditions[0]!;
  const isOfOneField = conditions.every((condition) => condition.field === field);
  const mayBeSeveral = conditions.length === 1 || takesSeveral(field);
  if (!isOfOneField || !mayBeSeveral) return undefined;
  const values = conditions.map(({ value }) => value);
  return { key: crypto.randomUUID(), field, isNot, values };
}

/** Whether a row of this field can be one of several values. */
export const takesSeveral = (field: QueryFieldName): boolean =>
  ['text', 'choice', 'id'].includes(fieldOf(field).kind) && field !== 'words';

function nodeOf({ field, isNot, values }: QueryRow): RecipeQuery {
  const conditions = values.map((value) => ({ field, value }));
  if (isNot) return none(conditions);
  return conditions.length === 1 ? conditions[0]! : any(conditions);
}
