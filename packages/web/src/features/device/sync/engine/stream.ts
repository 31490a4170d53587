/**
 * The stream of server-sent events: which plan owners have changed. `fetch` instead of `EventSource`, since
 * the token belongs in a header and not in an address.
 *
 * - The server sends at least a comment every 15 seconds. After 35 seconds without a byte it is opened again.
 * - Two openings in a row without a byte: something between holds the stream back, and the server is polled.
 */
import { createParser } from 'eventsource-parser';
import {
  syncStreamPath,
  type FeedbackEvent,
  type HouseholdEvent,
  type SyncEvent,
} from '@saltbush/contract/plan/sync';
import { tellHint } from '../../../../api/hint-channel';
import { getSession } from '../../../../api/session';
import { language } from '../../../../locale';
import { retryDelay } from './retry-delay';

export interface StreamOptions {
  /** Opened, also again: something may have been missed. */
  onOpen: () => void;
  onEvent: (event: SyncEvent) => void;
  /** Whether the stream does not get through. */
  onStuck: (isStuck: boolean) => void;
}

const silenceMs = 35_000;
const openingsWithoutByte = 2;

/** Returns a function that closes the stream. */
export function openStream(options: StreamOptions): () => void {
  const closing = new AbortController();
  void keepOpen(options, closing.signal);
  return () => closing.abort();
}

async function keepOpen(options: StreamOptions, closing: AbortSignal): Promise<void> {
  let failures = 0;
  let silent = 0;
  while (!closing.aborted) {
    const end = await readStream(options, closing);
    if (closing.aborted) return;
    silent = end === 'silent' ? silent + 1 : 0;
    failures = end === 'read' ? 1 : failures + 1;
    options.onStuck(silent >= openingsWithoutByte);
    await wait(retryDelay(failures, Math.random()), closing);
  }
}

/** `silent`: accepted, but not a byte came. */
type End = 'read' | 'silent' | 'failed';

async function readStream(options: StreamOptions, closing: AbortSignal): Promise<End> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  let hasRead = false;
  let isAccepted = false;
  try {
    const response = await fetch(`${basePath}/api${syncStreamPath}`, {
      headers: {
        accept: 'text/event-stream',
        'accept-language': language,
        authorization: `Bearer ${getSession()?.token ?? ''}`,
      },
      cache: 'no-store',
      signal: AbortSignal.any([closing, silence.signal]),
    });
    if (!response.ok || !response.body) return 'failed';
    isAccepted = true;
    options.onOpen();
    // They may have come between what the page asked for first and this.
    tellHint('feedback');
    tellHint('households');
    const parser = createParser({ onEvent: ({ data }) => handleEvent(data, options) });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      if (!hasRead) options.onStuck(false);
      hasRead = true;
      parser.feed(part.value);
    }
  } catch {
    // The connection broke, was silent or was closed.
  } finally {
    clearTimeout(timer);
  }
  if (hasRead) return 'read';
  return isAccepted || silence.signal.aborted ? 'silent' : 'failed';
}

function handleEvent(data: string, { onEvent }: StreamOptions): void {
  try {
    const event = JSON.parse(data) as Partial<SyncEvent & FeedbackEvent & HouseholdEvent>;
    if (event?.hasNewFeedback) tellHint('feedback');
    if (event?.changedHousehold) tellHint('households');
    if (typeof event?.ownerId === 'string') onEvent(event as SyncEvent);
  } catch {
    // A proxy wrote something of its own.
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
