import { mcpPath } from '../resources';
import { resourcePath } from './metadata-documents';

/**
 * The `WWW-Authenticate` of an answer 401 at the address of the Model Context Protocol: where a program reads how to get a
 * token (RFC 9728, 5.1). Below a path of its host the address is one that reaches us without more of the proxy.
 *
 * @param error of a token that is none any more (RFC 6750, 3.1)
 * @example mcpChallenge('https://a.example') // 'Bearer resource_metadata="https://a.example/.well-known/oauth-protected-resource/api/mcp"'
 */
export function mcpChallenge(publicUrl: string, error?: 'invalid_token'): string {
  const metadata = `resource_metadata="${publicUrl}${resourcePath}${mcpPath}"`;
  return `Bearer ${error === undefined ? '' : `error="${error}", `}${metadata}`;
}
