/**
 * Connections to other computers: to public addresses by a lookup that refuses others, and to those in the private
 * network that the admin allows. The client is loaded with the first call: an instance that never makes one needs no
 * memory for it.
 */
import type { LookupFunction } from 'node:net';
import type { Agent, Dispatcher, request } from 'undici';

export interface GuardedAgentsOptions {
  /** Of public addresses. */
  lookup: LookupFunction;
  connectTimeoutMs: number;
  /** Requests of one connection at a time; 0 closes it after each. */
  pipelining?: number;
}

type RequestOptions = Omit<NonNullable<Parameters<typeof request<null>>[1]>, 'dispatcher'>;

export interface GuardedAgents {
  /** @param isPrivate the address is one that the admin allows */
  request(url: URL, isPrivate: boolean, options: RequestOptions): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

export function openGuardedAgents(options: GuardedAgentsOptions): GuardedAgents {
  let opened: Promise<Opened> | undefined;
  return {
    request: async (url, isPrivate, wanted) => {
      opened ??= open(options);
      const { inside, outside, ask } = await opened;
      return ask(url, { ...wanted, dispatcher: isPrivate ? inside : outside });
    },
    close: async () => {
      const { inside, outside } = (await opened) ?? {};
      await Promise.all([outside?.destroy(), inside?.destroy()]);
    },
  };
}

interface Opened {
  outside: Agent;
  inside: Agent;
  ask: typeof request<null>;
}

async function open({ lookup, connectTimeoutMs, ...rest }: GuardedAgentsOptions): Promise<Opened> {
  const { Agent: Connections, request: ask } = await import('undici');
  const timeout = connectTimeoutMs;
  return {
    outside: new Connections({ connect: { lookup, timeout }, ...rest }),
    inside: new Connections({ connect: { timeout }, ...rest }),
    ask,
  };
}
