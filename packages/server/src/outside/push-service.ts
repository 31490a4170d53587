/**
 * A client of push services (RFC 8030): encrypts a notice for one browser (RFC 8291), signs it (RFC 8292) and sends it.
 *
 * - The address comes from a browser and is untrusted: only https to public addresses, no redirects, a time limit.
 *   Hosts that the admin allows may also be private ones.
 * - 404 and 410 say that the browser is gone; 429 and 5xx to try later.
 */
import type { Dispatcher } from 'undici';
import type { RequestDetails } from 'web-push';
import { isAllowedPrivate, maySendTo, type AllowedPrivateHosts } from './web-page/address-rule';
import { openGuardedAgents } from './web-page/guarded-agents';
import { guardedLookup, systemResolve } from './web-page/guarded-lookup';

export interface PushServiceOptions {
  keys: { publicKey: string; privateKey: string };
  /** Who a push service may write to: "mailto:…" or "https://…". */
  contact: string;
  allowedPrivateHosts: AllowedPrivateHosts;
  timeLimitMs?: number;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushRequest {
  /** At most about 3 KB. */
  payload: string;
  /** How long the service may hold it for a device that is off. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
  /** At most 32 characters of base64url; a newer one replaces it at the service. */
  topic: string;
}

export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  /** `afterMs` as the service asks, if it answered at all. */
  | { kind: 'later'; reason: string; isAnswered: boolean; afterMs?: number }
  | { kind: 'refused'; reason: string };

export interface PushService {
  send(target: PushTarget, wanted: PushRequest): Promise<PushOutcome>;
  close(): Promise<void>;
}

const defaultTimeLimitMs = 10_000;

/** Loaded with its first use. A CommonJS module, whose names the built server finds only on its default export. */
export const loadWebPush = async () => (await import('web-push')).default;

export function openPushService(options: PushServiceOptions): PushService {
  const { allowedPrivateHosts, timeLimitMs = defaultTimeLimitMs } = options;
  const lookup = guardedLookup(systemResolve);
  const agents = openGuardedAgents({ lookup, connectTimeoutMs: timeLimitMs });

  return {
    send: async (target, wanted) => {
      if (!maySendTo(target.endpoint, allowedPrivateHosts)) {
        return { kind: 'refused', reason: 'address' };
      }
      const url = new URL(target.endpoint);
      let signal: AbortSignal | undefined;
      try {
        const { headers, body } = await encrypted(options, target, wanted);
        // Not before: the first encryption loads its module.
        signal = AbortSignal.timeout(timeLimitMs);
        const isPrivate = isAllowedPrivate(url, allowedPrivateHosts);
        const sent = { method: 'POST', headers: asTexts(headers), body, signal } as const;
        const answer = await agents.request(url, isPrivate, sent);
        answer.body.on('error', () => undefined).destroy();
        return outcomeOf(answer);
      } catch (error) {
        const reason = signal?.aborted ? 'timeout' : codeOf(error);
        return { kind: 'later', reason, isAnswered: false };
      }
    },
    close: () => agents.close(),
  };
}

async function encrypted(
  { keys, contact }: PushServiceOptions,
  { endpoint, p256dh, auth }: PushTarget,
  { payload, ttlSeconds, urgency, topic }: PushRequest,
): Promise<RequestDetails> {
  const { generateRequestDetails } = await loadWebPush();
  return generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: ttlSeconds,
    urgency,
    topic,
    contentEncoding: 'aes128gcm',
  });
}

const asTexts = (headers: RequestDetails['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  const reason = `status ${statusCode}`;
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused', reason };
  const seconds = Number([headers['retry-after']].flat()[0]);
  return {
    kind: 'later',
    reason,
    isAnswered: true,
    ...(seconds > 0 && { afterMs: seconds * 1_000 }),
  };
}

const codeOf = (error: unknown): string =>
  String((error as { code?: unknown }).code ?? (error as Error).name);
