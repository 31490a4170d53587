import { isStandalone } from './is-standalone';

/**
 * Whether the connection has space for what may be needed later (decision 0095): not where data is saved, and not on a
 * slow line, where it would hold up what is needed now. A browser that says nothing about its connection has space.
 */
export function canLoadAhead(): boolean {
  const connection = findConnection();
  return (
    !savesData() &&
    (connection?.effectiveType ?? '4g') === '4g' &&
    (connection?.downlink ?? leastMbits) >= leastMbits
  );
}

/** Whether it has space for what may be needed without a network. Who installed the app wants to have it there. */
export const canStoreAhead = (): boolean => (isStandalone() ? !savesData() : canLoadAhead());

const leastMbits = 2;

/** The user asked the browser to save data. */
const savesData = (): boolean => findConnection()?.saveData === true;

const findConnection = () => (navigator as { connection?: Connection }).connection;

/** https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Mbit/s, as estimated. */
  downlink?: number;
}
