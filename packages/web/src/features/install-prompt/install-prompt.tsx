/** Offers to install the app, once it is clear that it can be; loaded long after the page itself. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../api/session';
import { readTourSeen } from '../../api/tour-seen';
import { onDemand } from '../../ui/on-demand';
import { useLoaded } from '../../ui/use-loaded';
import { getInstallOffer, onInstallChange } from './browser-install';

/** Spec 9: install banner delay. */
const delayMs = 3_000;

const banner = onDemand(async () => (await import('./install-banner')).InstallBanner);

/** A newcomer has the onboarding wizard and the welcome tour first. */
export function InstallPrompt() {
  const isOnboarded = useUser()?.hasCompletedOnboarding === true && readTourSeen() === 'true';
  const hasOffer = useSyncExternalStore(onInstallChange, getInstallOffer) !== undefined;
  const isLate = useDelay();
  return isOnboarded && (hasOffer || isLate) ? <LoadedBanner /> : null;
}

function LoadedBanner() {
  const InstallBanner = useLoaded(banner);
  return InstallBanner ? <InstallBanner /> : null;
}

function useDelay(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
