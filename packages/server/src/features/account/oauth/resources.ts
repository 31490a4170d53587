/**
 * What a token of this instance is for (RFC 8707). All of it is one resource, named in several ways: the instance, its API,
 * and the address at which programs speak the Model Context Protocol.
 */
import { mcpRoute } from '@saltbush/contract/account/mcp';

/** Below the address of the instance. */
export const mcpPath = `/api${mcpRoute.path}`;

/** @param resource one, or several, as a program named them; without any it means this instance */
export function isOurs(publicUrl: string, resource: string | readonly string[] = []): boolean {
  const ours = ['', '/', '/api', mcpPath].map((path) => `${publicUrl}${path}`);
  return [resource].flat().every((one) => ours.includes(one));
}
