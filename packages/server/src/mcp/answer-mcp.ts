/**
 * Answers one message of the Model Context Protocol over HTTP. Each has a server of its own, which is gone when it is
 * answered: nothing is remembered between two messages, and any process may answer the next one.
 */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { buildMcpServer, type McpOptions } from './mcp-server';

export interface Asked {
  /** The body, read as JSON. */
  message: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export async function answerMcp(
  { message, headers, signal }: Asked,
  options: McpOptions,
): Promise<Answer> {
  // Of what a caller did wrong the answer says everything.
  const handler = createMcpHandler(() => buildMcpServer(options), { onerror: () => undefined });
  try {
    const request = new Request(anyAddress, {
      method: 'POST',
      headers: headersOfProtocol(headers),
      signal,
    });
    const response = await handler.fetch(request, { parsedBody: message });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), text };
  } finally {
    await handler.close();
  }
}

/** The SDK asks for one and does not look at it. */
const anyAddress = 'http://localhost/api/mcp';

function headersOfProtocol(all: Asked['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(all)) {
    const isOfProtocol = name === 'accept' || name === 'content-type' || name.startsWith('mcp-');
    if (isOfProtocol && typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
