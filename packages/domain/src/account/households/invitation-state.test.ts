import { expect, test } from 'vitest';
import { findInvitationState, type InvitationState } from './invitation-state';

const expiresAt = new Date('2026-12-06T08:00:00Z');
const before = new Date('2026-12-06T07:59:59Z');
const after = expiresAt;

type Case = [Exclude<InvitationState, 'expired'>, boolean, Date, InvitationState];

test.each<Case>([
  ['pending', true, before, 'pending'],
  ['pending', true, after, 'expired'],
  ['pending', false, before, 'cancelled'],
  ['pending', false, after, 'cancelled'],
  ['accepted', true, after, 'accepted'],
  ['accepted', false, before, 'accepted'],
  ['declined', true, after, 'declined'],
  ['cancelled', true, before, 'cancelled'],
])(
  'an invitation stored as %s (household open: %s), read at %o, is %s',
  (storedState, isHouseholdOpen, now, expected) => {
    expect(findInvitationState({ storedState, isHouseholdOpen, expiresAt }, now)).toBe(expected);
  },
);
