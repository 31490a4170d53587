/** Asks a service that an admin has set up and that answers in JSON, within a time and a size. */

/** The message has the reason, for the log; without address, key, request and response. */
export class ServiceFailed extends Error {
  override name = 'ServiceFailed';
  readonly kind: 'status' | 'timeout' | 'connection' | 'answer';
  /** HTTP status, for `kind` 'status'. */
  readonly status: number | undefined;

  constructor(
    kind: ServiceFailed['kind'],
    reason: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(reason, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }
}

export interface JsonCall {
  url: string | URL;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without one, the call is a GET. */
  body?: unknown;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  timeLimitMs: number;
  maxBytes: number;
}

/**
 * Follows no redirect, since the headers hold a key.
 *
 * @returns the answer, parsed and otherwise unchecked
 * @throws ServiceFailed, or the signal's reason
 */
export async function askJson(call: JsonCall): Promise<unknown> {
  const { signal: callerDisconnected, timeLimitMs, maxBytes } = call;
  const timeout = AbortSignal.timeout(timeLimitMs);
  const signal = AbortSignal.any([callerDisconnected, timeout]);
  try {
    const response = await fetch(call.url, { ...requestOf(call), signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      throw new ServiceFailed('status', `the service answered ${status}`, { status });
    }
    return parse(await readText(response, maxBytes));
  } catch (cause) {
    callerDisconnected.throwIfAborted();
    if (cause instanceof ServiceFailed) throw cause;
    throw timeout.aborted
      ? new ServiceFailed('timeout', 'no answer in time', { cause })
      : new ServiceFailed('connection', 'no connection', { cause });
  }
}

function requestOf({ headers, body }: JsonCall): RequestInit {
  const accepting = { accept: 'application/json', 'user-agent': 'Saltbush', ...headers };
  if (body === undefined) return { headers: accepting };
  return {
    method: 'POST',
    headers: { ...accepting, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new ServiceFailed('answer', 'the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailed('answer', 'the answer is no JSON');
  }
}
