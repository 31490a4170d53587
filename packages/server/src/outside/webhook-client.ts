/**
 * Calls another program after the Standard Webhooks specification: a signed POST of JSON.
 *
 * - The address comes from a person and is untrusted: only https to public addresses, also by name; no redirects, a time
 *   limit, and nothing of the answer's body is read. Hosts that the admin allows may be private ones, and without TLS.
 * - Each secret signs: after one was rolled, receivers with the old one and with the new one can verify it.
 */
import { Webhook } from 'standardwebhooks';
import type { Dispatcher } from 'undici';
import type { DeliveryProblem } from '@saltbush/contract/account/webhooks';
import { isAllowedPrivate, maySendTo, type AllowedPrivateHosts } from './web-page/address-rule';
import { openGuardedAgents } from './web-page/guarded-agents';
import {
  guardedLookup,
  isAddressRefused,
  systemResolve,
  type Resolve,
} from './web-page/guarded-lookup';

export interface WebhookClientOptions {
  allowedPrivateHosts: AllowedPrivateHosts;
  /** For the connection and the answer together. */
  timeLimitMs?: number;
  resolve?: Resolve;
}

export interface WebhookCall {
  url: string;
  /** The `webhook-id`: the same at each try. Without a full stop. */
  id: string;
  /** Of this try. */
  at: Date;
  /** `whsec_…`, the newest first. */
  secrets: readonly string[];
  /** JSON. */
  body: string;
}

export type WebhookOutcome =
  | { isAnswered: true; status: number; retryAfterMs: number }
  | { isAnswered: false; problem: DeliveryProblem };

export interface WebhookClient {
  send(call: WebhookCall): Promise<WebhookOutcome>;
  close(): Promise<void>;
}

const defaultTimeLimitMs = 15_000;

export function openWebhookClient(options: WebhookClientOptions): WebhookClient {
  const { allowedPrivateHosts, timeLimitMs = defaultTimeLimitMs } = options;
  const lookup = guardedLookup(options.resolve ?? systemResolve);
  const agents = openGuardedAgents({ lookup, connectTimeoutMs: timeLimitMs, pipelining: 0 });

  return {
    send: async (call) => {
      if (!maySendTo(call.url, allowedPrivateHosts)) {
        return { isAnswered: false, problem: 'private-address' };
      }
      const url = new URL(call.url);
      const signal = AbortSignal.timeout(timeLimitMs);
      const sent = { method: 'POST', headers: headersOf(call), body: call.body, signal } as const;
      try {
        const isPrivate = isAllowedPrivate(url, allowedPrivateHosts);
        const { statusCode, headers, body } = await agents.request(url, isPrivate, sent);
        body.on('error', () => undefined).destroy();
        const retryAfterMs = readRetryAfter(headers, call.at);
        return { isAnswered: true, status: statusCode, retryAfterMs };
      } catch (error) {
        return { isAnswered: false, problem: problemOf(error, signal.aborted) };
      }
    },
    close: () => agents.close(),
  };
}

const headersOf = ({ id, at, secrets, body }: WebhookCall): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Saltbush webhooks',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});

/** In seconds, or as a time (RFC 9110); 0 without one that can be read. */
function readRetryAfter(headers: Dispatcher.ResponseData['headers'], now: Date): number {
  const text = [headers['retry-after']].flat()[0] ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : 0;
}

function problemOf(error: unknown, hasTimedOut: boolean): DeliveryProblem {
  if (isAddressRefused(error)) return 'private-address';
  const code = (error as { code?: unknown }).code;
  if (hasTimedOut || code === 'UND_ERR_CONNECT_TIMEOUT') return 'slow';
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown-host' : 'broken';
}
