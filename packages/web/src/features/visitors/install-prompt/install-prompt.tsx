/** Offers to install the app, once it is clear that it can be; loaded long after the page itself. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getInstallOffer, onInstallChange } from './browser-install';
import { InstallBanner } from './install-banner.lazy';

/** Spec 9: install banner delay. */
const delayMs = 3_000;

/** For people who have the onboarding wizard and the welcome tour behind them. */
export function InstallPrompt() {
  const hasOffer = useSyncExternalStore(onInstallChange, getInstallOffer) !== undefined;
  const isLate = useDelay();
  if (!hasOffer && !isLate) return null;
  return <InstallBanner />;
}

function useDelay(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
