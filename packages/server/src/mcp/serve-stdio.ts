/** The tools over standard input and output, for an assistant that starts this program itself. */
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { sendByHttp, type Instance } from './carry/send-by-http';
import { openCalls } from './contract-calls';
import { explainError } from './explain-error';
import { buildMcpServer } from './mcp-server';

/**
 * Serves until standard input ends. Standard output has messages of the protocol and nothing else.
 *
 * @throws when the instance does not answer, or does not take the token
 */
export async function serveMcpByStdio(instance: Instance): Promise<void> {
  const call = openCalls(sendByHttp(instance));
  const { scopes } = await call(apiTokensRoutes.current).catch((error: unknown) => {
    throw new Error(explainError(error), { cause: error });
  });
  const pageOf = (path: string) => `${instance.address}${path}`;
  serveStdio(() => buildMcpServer({ scopes, call, pageOf, report: writeError }), {
    onerror: (error) => writeError(error, 'a message'),
  });
}

const writeError = (error: unknown, what: string): void => {
  const { message } = error instanceof Error ? error : new Error('unknown');
  process.stderr.write(`saltbush mcp: ${what}: ${message}\n`);
};
