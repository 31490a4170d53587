import { expect, test } from 'vitest';
import {
  all,
  any,
  none,
  type QueryCondition,
} from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { newRow, queryOf, rowsOf } from './query-rows';

const is = (field: QueryCondition['field'], value: QueryCondition['value']) => ({ field, value });

test.each([
  ['conditions', all([is('tag', 'Quick'), is('minutesAtMost', 30)])],
  ['what is not', all([none([is('food', 'fish')])])],
  ['one of several values', any([any([is('tag', 'Quick'), is('tag', 'Easy')]), is('own', true)])],
  ['none of several values', all([none([is('course', 'side'), is('course', 'drink')])])],
])('a search for %s is shown as rows, which make the same search', (_what, query) => {
  expect(queryOf(rowsOf(query)!)).toEqual(query);
});

test.each([
  ['groups in groups', all([any([all([is('own', true)])])])],
  ['several fields in one group', all([any([is('own', true), is('saved', true)])])],
  ['two numbers of one field', all([any([is('minutesAtMost', 10), is('minutesAtMost', 20)])])],
  ['what is none of everything', none([is('own', true)])],
])('a search with %s has no rows', (_what, query) => {
  expect(rowsOf(query)).toBeUndefined();
});

test('a row that nobody has filled in asks for nothing', () => {
  expect(queryOf({ match: 'all', rows: [newRow('tag'), newRow('favourite')] })).toEqual(
    all([is('favourite', true)]),
  );
});
