/** The time, for texts such as "3 min"; it moves on twice a minute. */
import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** In milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
