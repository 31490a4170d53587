import { expect, test } from 'vitest';
import { resolveRecipient, type ResolvedRecipient } from './resolve-recipient';

const tom = { _id: '1', username: 'Tom' };
const at = { _id: '2', username: 'gran@home' };
const known = [tom, at];

test.each<[string, ResolvedRecipient<typeof tom>]>([
  ['Tom', { kind: 'person', person: tom }],
  [' tOM ', { kind: 'person', person: tom }],
  ['Gran@Home', { kind: 'person', person: at }],
  [' gran@example.com ', { kind: 'address', email: 'gran@example.com' }],
  ['gran@', { kind: 'address', email: 'gran@' }],
  ['Tomas', { kind: 'nobody' }],
  ['To', { kind: 'nobody' }],
  [' ', { kind: 'nobody' }],
])('a recipient typed as %o is resolved', (typed, meant) => {
  expect(resolveRecipient(typed, known)).toEqual(meant);
});
