/** Where programs look for the metadata, also below a path, and from pages of other sites. */
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { oauthProtocol } from '@saltbush/contract/account/oauth-protocol';
import { tokenScopes } from '@saltbush/domain/account/accounts/token-scopes';
import { openTestApp } from '../../../../testing/test-app';
import { mcpChallenge } from './challenge';

const atTop = await openTestApp();
const belowPath = await openTestApp({ publicUrl: 'https://home.example/recipes' });
afterAll(() => Promise.all([atTop.close(), belowPath.close()]));

async function read(app: FastifyInstance, url: string) {
  const { statusCode, headers, body } = await app.inject({ url });
  return { status: statusCode, headers, document: JSON.parse(body) as Record<string, unknown> };
}

const server = '/.well-known/oauth-authorization-server';
const resource = '/.well-known/oauth-protected-resource';

describe('the metadata for programs', () => {
  it('the server says its addresses, and that it takes S256 and no secrets', async () => {
    const { status, headers, document } = await read(atTop.app, server);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(document).toMatchObject({
      issuer: 'https://saltbush.test',
      authorization_endpoint: 'https://saltbush.test/connect',
      token_endpoint: 'https://saltbush.test/api/oauth/token',
      registration_endpoint: 'https://saltbush.test/api/oauth/register',
      revocation_endpoint: 'https://saltbush.test/api/oauth/revoke',
      scopes_supported: [...tokenScopes],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it.each([
    [resource, 'https://saltbush.test'],
    [`${resource}/api/mcp`, 'https://saltbush.test/api/mcp'],
  ])('the document at %s says which server protects %s', async (path, name) => {
    const { document } = await read(atTop.app, path);
    expect(document).toMatchObject({
      resource: name,
      authorization_servers: ['https://saltbush.test'],
    });
    expect(document['scopes_supported']).not.toContain('everything');
  });

  it.each([
    [`${server}/recipes`, { issuer: 'https://home.example/recipes' }],
    [`/recipes${server}`, { issuer: 'https://home.example/recipes' }],
    [`${resource}/recipes/api/mcp`, { resource: 'https://home.example/recipes/api/mcp' }],
    [`/recipes${resource}/api/mcp`, { resource: 'https://home.example/recipes/api/mcp' }],
    [`${resource}/recipes`, { resource: 'https://home.example/recipes' }],
  ])('an instance below a path answers %s', async (path, expected) => {
    const { status, document } = await read(belowPath.app, path);
    expect(status).toBe(200);
    expect(document).toMatchObject(expected);
  });

  it('the endpoints of an instance below a path are below it', async () => {
    const { document } = await read(belowPath.app, `${server}/recipes`);
    const addresses = Object.entries(document).filter(([name]) => name.endsWith('_endpoint'));
    expect(addresses).toHaveLength(4);
    for (const [, address] of addresses) {
      expect(address).toMatch(/^https:\/\/home\.example\/recipes\//);
    }
  });

  it.each(['https://saltbush.test', 'https://home.example/recipes'])(
    'the challenge of %s leads to the metadata',
    (publicUrl) => {
      expect(mcpChallenge(publicUrl)).toBe(
        `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/api/mcp"`,
      );
    },
  );
});

describe('pages of other sites', () => {
  const paths = [
    server,
    resource,
    `${resource}/api/mcp`,
    ...Object.values(oauthProtocol).map(({ path }) => `/api${path}`),
  ];

  it.each(paths)('a page of another site may ask %s', async (url) => {
    const { statusCode, headers } = await atTop.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, mcp-protocol-version',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each(['/api/oauth/authorization', '/api/auth/connections', '/api/list-items'])(
    'a page of another site may not ask %s',
    async (url) => {
      const headers = { origin: 'https://other.example' };
      const answers = [
        await atTop.app.inject({ method: 'GET', url, headers }),
        await atTop.app.inject({ method: 'OPTIONS', url, headers }),
      ];
      for (const answer of answers) {
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      }
    },
  );
});
