/**
 * Whether the connection has room for what may be needed later (decision 0095): not where data is saved, and not on a
 * slow line, where it would hold up what is needed now. A browser that says nothing about its connection has room.
 */
export function hasRoomAhead(): boolean {
  const connection = findConnection();
  return (
    !savesData() &&
    (connection?.effectiveType ?? '4g') === '4g' &&
    (connection?.downlink ?? leastMbits) >= leastMbits
  );
}

const leastMbits = 2;

/** The user asked the browser to save data. */
export const savesData = (): boolean => findConnection()?.saveData === true;

const findConnection = () => (navigator as { connection?: Connection }).connection;

/** https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Mbit/s, as estimated. */
  downlink?: number;
}
