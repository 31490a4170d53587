/** What programs read to find their way: RFC 8414 for the authorization server, RFC 9728 for what it protects. */
import { oauthProtocol } from '@saltbush/contract/account/oauth-protocol';
import { offeredScopes, tokenScopes } from '@saltbush/domain/account/accounts/token-scopes';

const wellKnown = '/.well-known';
export const serverPath = `${wellKnown}/oauth-authorization-server`;
export const resourcePath = `${wellKnown}/oauth-protected-resource`;

/** @param publicUrl of the instance, which is the issuer: without a slash at its end */
export function authorizationServer(publicUrl: string) {
  const endpoint = ({ path }: { path: string }) => `${publicUrl}/api${path}`;
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/connect`,
    token_endpoint: endpoint(oauthProtocol.token),
    registration_endpoint: endpoint(oauthProtocol.register),
    revocation_endpoint: endpoint(oauthProtocol.revoke),
    scopes_supported: tokenScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}/api/docs`,
  };
}

/**
 * Programs ask for the scopes that stand here. `everything` does not: who needs it names it.
 *
 * @param path of the resource below the address of the instance: "" or "/api/mcp"
 */
export const protectedResource = (publicUrl: string, path: string) => ({
  resource: `${publicUrl}${path}`,
  resource_name: 'Saltbush',
  authorization_servers: [publicUrl],
  scopes_supported: offeredScopes(),
  bearer_methods_supported: ['header'],
});
