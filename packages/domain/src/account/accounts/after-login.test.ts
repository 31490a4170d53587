import { describe, expect, it } from 'vitest';
import { afterLogin, afterRegistration } from './after-login';

describe('after login', () => {
  it.each([
    ['nothing asked', {}, { path: '/menu-maker' }],
    ['a redirect', { redirect: '/browse?page=2#top' }, { path: '/browse?page=2#top' }],
    [
      'an invitation before a redirect',
      { redirect: '/browse', invitationToken: 'a b' },
      { path: '/accept-invitation?token=a%20b' },
    ],
    [
      'auto-save before an invitation',
      { redirect: '/shared-recipe/42?token=x', autoSave: true, invitationToken: 'a' },
      { path: '/my-recipes', save: { recipeId: '42', shareToken: 'x' } },
    ],
    [
      'auto-save of a public recipe',
      { redirect: '/recipe/42', autoSave: true },
      { path: '/my-recipes', save: { recipeId: '42' } },
    ],
    ['auto-save without a redirect', { autoSave: true }, { path: '/menu-maker' }],
    ['auto-save of no recipe', { autoSave: true, redirect: '/' }, { path: '/' }],
    [
      'auto-save of a recipe elsewhere',
      { autoSave: true, redirect: 'https://evil.example/recipe/42' },
      { path: '/menu-maker' },
    ],
    ['an empty invitation', { invitationToken: '', redirect: '/browse' }, { path: '/browse' }],
  ])('a sign-in leads to where the link says: %s', (_case, query, stop) => {
    expect(afterLogin(query)).toEqual(stop);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'browse',
    '',
    '/login',
    '/login/?redirect=/login',
    '/register',
    '/reset-password?token=x',
  ])('a sign-in never leads out of the app or back to the sign-in by %j', (redirect) => {
    expect(afterLogin({ redirect })).toEqual({ path: '/menu-maker' });
    expect(afterRegistration({ redirect })).toBe('/menu-maker');
  });
});

describe('after registration', () => {
  it.each([
    ['nothing asked', {}, undefined, '/menu-maker'],
    ['a redirect', { redirect: '/browse' }, undefined, '/browse'],
    [
      'an invitation',
      { invitationToken: 'a&b', redirect: '/browse' },
      undefined,
      '/accept-invitation?token=a%26b',
    ],
    [
      'an accepted invitation',
      { invitationToken: 'a', redirect: '/browse' },
      { householdId: '7' },
      '/menu-maker?household=7',
    ],
  ])('a registration leads to where the link says: %s', (_case, query, accepted, path) => {
    expect(afterRegistration(query, accepted)).toBe(path);
  });
});
