import { expect, test } from 'vitest';
import { canSeeHousehold } from './permissions';

test.each([
  ['owner', false, false, true],
  ['member', false, false, true],
  [undefined, false, false, false],
  ['owner', true, false, true],
  ['member', true, false, false],
  [undefined, true, false, false],
  ['owner', false, true, false],
  ['member', false, true, false],
] as const)('as %s of one closed %s and deleted %s: %s', (role, isClosed, isDeleted, sees) => {
  expect(canSeeHousehold({ role, isClosed, isDeleted })).toBe(sees);
});
