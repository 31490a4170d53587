/**
 * Whether the connection has room for what may be needed later (decision 0095): not where data is saved, and not on a
 * slow line, where it would hold up what is needed now. A browser that says nothing about its connection has room.
 */
export function hasRoomAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    !connection?.saveData &&
    (connection?.effectiveType ?? '4g') === '4g' &&
    (connection?.downlink ?? leastMbits) >= leastMbits
  );
}

const leastMbits = 2;

/** https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Mbit/s, as estimated. */
  downlink?: number;
}
