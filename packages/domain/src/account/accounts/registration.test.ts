import { expect, test } from 'vitest';
import { mayRegister } from './registration';

test.each([
  ['open', false, false, true],
  ['open', false, true, true],
  ['invite-only', false, false, false],
  ['invite-only', false, true, true],
  ['closed', false, false, false],
  ['closed', false, true, false],
  ['closed', true, false, true],
  ['invite-only', true, false, true],
] as const)(
  'a registration may happen by the mode (%s; first account %s, invited %s): %s',
  (mode, isFirst, isInvited, may) => {
    expect(mayRegister(mode, { isFirst, isInvited })).toBe(may);
  },
);
