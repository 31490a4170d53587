import { expect, it } from 'vitest';
import { findDeparture } from './departure';

const member = (userId: string, joinedAt: string, isAbsent = false) => ({
  userId,
  joinedAt,
  isAbsent,
});
const tom = member('tom', '2026-03-01T00:00:00Z');
const ann = member('ann', '2026-02-01T00:00:00Z');
const sam = member('sam', '2026-02-01T00:00:00Z');
const disabled = member('eve', '2026-01-01T00:00:00Z', true);
const handedTo = (newOwnerId: string) => ({ outcome: 'handed-over', newOwnerId });
const left = { outcome: 'left' };
const deleted = { outcome: 'deleted' };

it.each([
  ['a member leaves', false, false, [tom], left],
  ['a member leaves also a deleted one', false, true, [tom], left],
  ['an owner alone takes it along', true, false, [], deleted],
  ['a deleted one goes, whoever is in it', true, true, [tom], deleted],
  ['who joined first owns it', true, false, [tom, ann], handedTo('ann')],
  ['of two who joined together, always the same', true, false, [sam, ann], handedTo('ann')],
  ['not someone who may not sign in', true, false, [disabled, tom], handedTo('tom')],
  ['unless there is nobody else', true, false, [disabled], handedTo('eve')],
])(
  'the departure of a member decides what becomes of a household: %s',
  (_case, isOwner, isDeleted, others, departure) => {
    expect(findDeparture({ isOwner, isDeleted }, others)).toEqual(departure);
  },
);
