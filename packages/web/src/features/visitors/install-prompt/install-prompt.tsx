/** Offers to install the app, once it is clear that it can be; loaded long after the page itself. */
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { getInstallOffer, onInstallChange } from './browser-install';

/** Spec 9: install banner delay. */
const delayMs = 3_000;

const LoadedBanner = lazy(loadBanner);

/** For people who have the onboarding wizard and the welcome tour behind them. */
export function InstallPrompt() {
  const hasOffer = useSyncExternalStore(onInstallChange, getInstallOffer) !== undefined;
  const isLate = useDelay();
  if (!hasOffer && !isLate) return null;
  return (
    <Suspense fallback={null}>
      <LoadedBanner />
    </Suspense>
  );
}

function useDelay(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

async function loadBanner(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./install-banner')).InstallBanner };
  } catch {
    // Offline: the next visit offers it.
    return { default: () => null };
  }
}
