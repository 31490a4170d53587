import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { SyncEvent } from '@saltbush/contract/plan/sync';
import { onHint } from '../../../../api/hint-channel';
import { startSession } from '../../../../api/session';
import { priya, token } from '../../../../testing/people';
import { openStream } from './stream';

const requests: { url: string; headers: Headers }[] = [];
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  requests.length = 0;
  streams = [];
  startSession(token, priya);
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: RequestInit) => {
    requests.push({ url, headers: new Headers(headers) });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller);
        signal!.addEventListener('abort', () => controller.error(new Error('Aborted')));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});

function open() {
  const events: SyncEvent[] = [];
  const stuck: boolean[] = [];
  const onOpen = vi.fn<() => void>();
  const close = openStream({
    onOpen,
    onEvent: (event) => events.push(event),
    onStuck: (isStuck) => stuck.push(isStuck),
  });
  onTestFinished(close);
  return { events, stuck, onOpen, close };
}

const send = (text: string) => streams.at(-1)!.enqueue(new TextEncoder().encode(text));
const event = { ownerId: priya._id, version: 7 };

it('the event stream is read also in pieces, with the token in a header and not in the address', async () => {
  const { events, onOpen } = open();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  const text = `: hello\n\ndata: ${JSON.stringify(event)}\n\n`;
  send(text.slice(0, 20));
  send(text.slice(20));
  await vi.waitFor(() => expect(events).toEqual([event]));
  expect(requests[0]?.url).toBe('/api/sync/stream');
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${token.token}`);
});

it('an opened event stream asks for feedback and communities again, as some may have been missed', async () => {
  const hints: string[] = [];
  for (const hint of ['feedback', 'households'] as const) {
    onTestFinished(onHint(hint, () => hints.push(hint)));
  }
  const { onOpen } = open();
  await vi.waitFor(() => expect(hints.toSorted()).toEqual(['feedback', 'households']));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('the event stream ignores what is no event of ours', async () => {
  const { events, onOpen } = open();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  send('data: <html>\n\ndata: 5\n\n');
  send(`data: ${JSON.stringify(event)}\n\n`);
  await vi.waitFor(() => expect(events).toEqual([event]));
});

it('the event stream is opened again after 35 seconds without a byte, and twice in vain is stuck', async () => {
  const { stuck, onOpen } = open();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(34_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(2);
  expect(stuck).toEqual([false]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(stuck.at(-1)).toBe(true);
  send(': hello\n\n');
  await vi.waitFor(() => expect(stuck.at(-1)).toBe(false));
});

it('the event stream stays open while bytes come', async () => {
  const { onOpen } = open();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  for (let n = 0; n < 10; n += 1) {
    send(': still here\n\n');
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(requests).toHaveLength(1);
});

it('the event stream is opened again when the server closes it, and not after it was closed here', async () => {
  const { onOpen, close } = open();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  send(': hello\n\n');
  streams[0]!.close();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(2);
  });
  close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(2);
});
