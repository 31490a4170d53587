import { expect, it } from 'vitest';
import { findDeparture } from './departure';
import type { GivenRole } from './roles';

const member = (
  userId: string,
  joinedAt: string,
  { isAbsent = false, role = 'member' }: { isAbsent?: boolean; role?: GivenRole } = {},
) => ({
  userId,
  role,
  joinedAt,
  isAbsent,
});
const tom = member('tom', '2026-03-01T00:00:00Z');
const ann = member('ann', '2026-02-01T00:00:00Z');
const sam = member('sam', '2026-02-01T00:00:00Z');
const disabled = member('eve', '2026-01-01T00:00:00Z', { isAbsent: true });
const kid = member('kid', '2026-01-01T00:00:00Z', { role: 'viewer' });
const deputy = member('zoe', '2026-05-01T00:00:00Z', { role: 'admin' });
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
  ['a co-admin before who joined first', true, false, [tom, ann, deputy], handedTo('zoe')],
  ['not someone who only looks', true, false, [kid, tom], handedTo('tom')],
  ['someone who only looks, if nobody else is there', true, false, [kid], handedTo('kid')],
  ['unless there is nobody else', true, false, [disabled], handedTo('eve')],
])(
  'the departure of a member decides what becomes of a household: %s',
  (_case, isOwner, isDeleted, others, departure) => {
    expect(findDeparture({ isOwner, isDeleted }, others)).toEqual(departure);
  },
);
