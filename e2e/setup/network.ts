/** A network of a test's own between its browser and the server. */
import { inject, onTestFinished } from 'vitest';
import { openProxy, type Proxy } from './proxy';

export type { Loss } from './proxy';
export type Network = Omit<Proxy, 'close'>;

/** Ends with the test. */
export async function openNetwork(): Promise<Network> {
  const { close, ...network } = await openProxy(inject('saltbushUrl'));
  onTestFinished(close);
  return network;
}
