/** Clients of the Model Context Protocol, as assistants have them, and what they are answered. */
import type { AddressInfo } from 'node:net';
import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type Transport,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { FastifyInstance } from 'fastify';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { packageFolder } from '../../platform/package-root';
import { bundledProgram } from '../programs/bundled-program';
import type { Person } from '../test-users';

export interface McpClient {
  client: Client;
  /** @throws when the tool says that it failed */
  use: <Data>(tool: string, args?: Record<string, unknown>) => Promise<Data>;
  /** What a tool says that fails. */
  refusalOf: (tool: string, args?: Record<string, unknown>) => Promise<string>;
  /** How often tools were called. */
  calls: () => number;
}

/** Ways to connect, by name. Over HTTP there are two revisions of the protocol. */
export const mcpTransports = {
  'HTTP of 2026': { mode: 'auto', open: overHttp },
  'HTTP of 2025': { mode: 'legacy', open: overHttp },
  'standard input and output': { mode: 'auto', open: overStdio },
} as const;

export type McpTransport = keyof typeof mcpTransports;

/** @param app that listens */
export async function openMcpClient(
  app: FastifyInstance,
  token: string,
  name: McpTransport = 'HTTP of 2026',
): Promise<McpClient> {
  const { mode, open } = mcpTransports[name];
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(open(addressOf(app), token));
  let calls = 0;
  const call = async (tool: string, args: Record<string, unknown>) => {
    calls += 1;
    return (await client.callTool({ name: tool, arguments: args })) as CallToolResult;
  };
  return {
    client,
    calls: () => calls,
    use: async <Data>(tool: string, args: Record<string, unknown> = {}) => {
      const answer = await call(tool, args);
      if (answer.isError) throw new Error(`${tool}: ${textOf(answer)}`);
      return answer.structuredContent as Data;
    },
    refusalOf: async (tool, args = {}) => {
      const answer = await call(tool, args);
      if (!answer.isError) throw new Error(`${tool} was not refused`);
      return textOf(answer);
    },
  };
}

/** @returns the text of a new token */
export async function makeTokenFor(person: Person, scopes: TokenScope[]): Promise<string> {
  const { body } = await person.ask(apiTokensRoutes.create, {
    body: { name: 'Assistant', scopes },
  });
  return body.token;
}

const textOf = ({ content }: CallToolResult): string =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');

export function addressOf({ server }: FastifyInstance): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function overHttp(address: string, token: string): Transport {
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  return new StreamableHTTPClientTransport(new URL(`${address}/api/mcp`), { requestInit });
}

function overStdio(address: string, token: string): Transport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [bundledProgram('cli'), 'mcp', address],
    cwd: packageFolder,
    env: { SALTBUSH_TOKEN: token },
  });
}
