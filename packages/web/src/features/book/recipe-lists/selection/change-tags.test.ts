import { expect, test } from 'vitest';
import { changedTags } from './change-tags';

test.each([
  [['Quick', 'Soup'], ['quick', 'Winter'], ['Soup'], ['Quick', 'Winter']],
  [[], ['A'], [], ['A']],
  [['A'], [], ['A'], []],
  [['A'], ['A'], ['A'], ['A']],
])('the tags %j with %j and without %j are %j', (tags, added, removed, after) => {
  expect(changedTags(tags, { added, removed })).toEqual(after);
});
