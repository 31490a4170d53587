import { describe, expect, it } from 'vitest';
import { isRedirectUri, isRegistered, returnPlace, withAnswer } from './redirect-uri';

describe('the address that a program is answered at', () => {
  it.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://example.com',
    'https://example.com/in?from=saltbush',
    'http://localhost:3334/oauth/callback',
    'http://127.0.0.1/in',
    'http://127.0.0.1',
    'http://[::1]:8080/in?x=1',
    'com.example.app:/signed-in',
    'com.example.app://signed-in',
  ])('the address %s may be registered', (uri) => {
    expect(isRedirectUri(uri)).toBe(true);
  });

  it.each([
    '',
    'in',
    '/in',
    'https:',
    'https:example.com',
    'http://example.com/in',
    'http://localhost.example.com/in',
    'http://localhost:80@example.com/in',
    'http://127.0.0.1.example.com/in',
    'http://192.168.1.2/in',
    'https://me@example.com/in',
    'https://me:secret@example.com/in',
    'https://example.com/in#here',
    'https://example.com\\@evil.example/in',
    'https://example.com/a b',
    'https://example.com/\nin',
    'https://exämple.com/in',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'app:/signed-in',
    'ftp://example.com/in',
    'COM.EXAMPLE.APP:/in',
  ])('the address %j may not be registered', (uri) => {
    expect(isRedirectUri(uri)).toBe(false);
  });

  it.each([
    ['https://a.example/in', 'https://a.example/in', true],
    ['https://a.example/in', 'https://a.example/in/', false],
    ['https://a.example/in', 'https://a.example/in?x=1', false],
    ['https://a.example/in', 'https://a.example:444/in', false],
    ['https://a.example/in', 'https://A.example/in', false],
    ['http://localhost/in', 'http://localhost:4711/in', true],
    ['http://127.0.0.1:1/in', 'http://127.0.0.1:65535/in', true],
    ['http://[::1]/in', 'http://[::1]:4711/in', true],
    ['http://127.0.0.1/in', 'http://localhost/in', false],
    ['http://127.0.0.1/in', 'http://127.0.0.1:4711/out', false],
    ['http://127.0.0.1/in', 'https://127.0.0.1:4711/in', false],
    ['http://127.0.0.1/in', 'http://127.0.0.1:4711@evil.example/in', false],
    ['com.example.app:/in', 'com.example.app:/in', true],
    ['com.example.app:/in', 'com.example.app:/out', false],
  ])('a program that registered %s is answered at %s: %s', (registered, uri, isAllowed) => {
    expect(isRegistered(uri, ['https://other.example/in', registered])).toBe(isAllowed);
  });

  it.each([
    ['https://claude.ai/api/callback', { kind: 'site', name: 'claude.ai' }],
    ['https://a.example:8443/in', { kind: 'site', name: 'a.example:8443' }],
    ['http://localhost:4711/in', { kind: 'device', name: 'localhost' }],
    ['com.example.app:/in', { kind: 'app', name: 'com.example.app' }],
  ])('the address %s says in a word where it leads', (uri, place) => {
    expect(returnPlace(uri)).toEqual(place);
  });

  it('an answer is added to what the address has, and encoded', () => {
    const state = 'a b&c=d#é';
    for (const uri of ['https://a.example/in', 'https://a.example/in?x=1', 'com.example.app:/in']) {
      const url = new URL(withAnswer(uri, { code: 'abc', state, iss: undefined }));
      expect(url.searchParams.get('state')).toBe(state);
      expect(url.searchParams.get('code')).toBe('abc');
      expect(url.searchParams.has('iss')).toBe(false);
      expect(url.href.startsWith(uri)).toBe(true);
    }
  });
});
