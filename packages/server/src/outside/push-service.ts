/**
 * A client of push services (RFC 8030): encrypts a notice for one browser (RFC 8291), signs it (RFC 8292) and sends it.
 *
 * - The address comes from a browser and is untrusted: only https to public addresses, no redirects, a time limit.
 *   Hosts that the admin allows may also be private ones.
 * - 404 and 410 say that the browser is gone; 429 and 5xx to try later.
 */
import { Agent, request, type Dispatcher } from 'undici';
// A CommonJS module, whose names the built server finds only on its default export.
import webPush from 'web-push';
import { isAllowedPrivate, mayVisit, type AllowedPrivateHosts } from './web-page/address-rule';
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

export function openPushService(options: PushServiceOptions): PushService {
  const { allowedPrivateHosts, timeLimitMs = defaultTimeLimitMs } = options;
  const connect = { timeout: timeLimitMs };
  const outside = new Agent({ connect: { ...connect, lookup: guardedLookup(systemResolve) } });
  const inside = new Agent({ connect });

  return {
    send: async (target, wanted) => {
      if (!isPushAddress(target.endpoint, allowedPrivateHosts)) {
        return { kind: 'refused', reason: 'address' };
      }
      const url = new URL(target.endpoint);
      const dispatcher = isAllowedPrivate(url, allowedPrivateHosts) ? inside : outside;
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        return outcomeOf(
          await post(url, encrypted(options, target, wanted), { dispatcher, signal }),
        );
      } catch (error) {
        const reason = signal.aborted ? 'timeout' : codeOf(error);
        return { kind: 'later', reason, isAnswered: false };
      }
    },
    close: async () => {
      await Promise.all([outside.destroy(), inside.destroy()]);
    },
  };
}

/** Whether a notice may be sent there, as the address is written. */
export function isPushAddress(endpoint: string, allowed: AllowedPrivateHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  return mayVisit(url, allowed) && (url.protocol === 'https:' || isAllowedPrivate(url, allowed));
}

function encrypted(
  { keys, contact }: PushServiceOptions,
  { endpoint, p256dh, auth }: PushTarget,
  { payload, ttlSeconds, urgency, topic }: PushRequest,
) {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: ttlSeconds,
    urgency,
    topic,
    contentEncoding: 'aes128gcm',
  });
}

async function post(
  url: URL,
  { headers, body }: ReturnType<typeof webPush.generateRequestDetails>,
  { dispatcher, signal }: { dispatcher: Dispatcher; signal: AbortSignal },
) {
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await request(url, { method: 'POST', headers: sent, body, dispatcher, signal });
  answer.body.on('error', () => undefined).destroy();
  return answer;
}

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
