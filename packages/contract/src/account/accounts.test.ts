import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { accountsRoutes, usernameSchema } from './accounts';
import { emailSchema } from '../schemas/fields';

describe('addresses', () => {
  it.each([
    [' Priya@Example.COM ', 'priya@example.com'],
    ["o'brien+jam@mail.example.com.au", "o'brien+jam@mail.example.com.au"],
    ['a&b@example.com', 'a&b@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ['#!$%*=?^_`{|}~-@example.com', '#!$%*=?^_`{|}~-@example.com'],
    ['Ü@example.com', 'ü@example.com'],
    ['x@Müller.de', 'x@müller.de'],
    ['квас@пример.рф', 'квас@пример.рф'],
    ['user@localhost', 'user@localhost'],
    ['a@b.c3', 'a@b.c3'],
    ['a@1.example', 'a@1.example'],
  ])('an email address typed as %j is taken as %j', (typed, expected) => {
    expect(z.parse(emailSchema, typed)).toBe(expected);
  });

  it.each([
    'priya',
    'priya@',
    '@example.com',
    'priya@example',
    'a b@example.com',
    'priya@example.com, tom@example.com',
    '.priya@example.com',
    'priya.@example.com',
    'pri..ya@example.com',
    'priya@-example.com',
    'priya@example-.com',
    'priya@192.168.1.1',
    'priya@example..com',
    `${'a'.repeat(65)}@example.com`,
    'Priya <priya@example.com>',
    'priya@example.com\nBcc: tom@example.com',
    '',
  ])('the email address %j is refused', (typed) => {
    expect(z.safeParse(emailSchema, typed).success).toBe(false);
  });
});

describe('names', () => {
  it.each([
    ['  Priya \t Sharma\n', 'Priya Sharma'],
    ['Zoë', 'Zoë'],
    ['李小龙', '李小龙'],
    ['👩‍🍳', '👩‍🍳'],
    ['a\u0000b', 'ab'],
  ])('a name typed as %j is taken as %j', (typed, expected) => {
    expect(z.parse(usernameSchema, typed)).toBe(expected);
  });

  it.each(['', '   ', '\u200b', '\u202e\u2066'])('the name %j is refused', (typed) => {
    expect(z.safeParse(usernameSchema, typed).success).toBe(false);
  });
});

it('a password is taken as typed, spaces included', () => {
  const body = { username: 'Priya', email: 'priya@example.com', password: '  six  ' };
  expect(z.parse(accountsRoutes.register.body, body).password).toBe('  six  ');
});
