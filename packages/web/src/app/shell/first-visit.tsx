/** The onboarding wizard and the welcome tour; their code is loaded only for people who need them. */
import { lazy, Suspense, type ComponentType } from 'react';
import { readTourSeen } from '../../api/tour-seen';
import { useUser } from '../../api/session';

const Guide = lazy(loadGuide);

export function FirstVisit() {
  const user = useUser();
  const isOver = user?.hasCompletedOnboarding === true && readTourSeen() === 'true';
  if (!user || isOver) return null;
  return (
    <Suspense fallback={null}>
      <Guide />
    </Suspense>
  );
}

async function loadGuide(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('../../features/onboarding')).FirstVisit };
  } catch {
    // Offline: the next visit shows it.
    return { default: () => null };
  }
}
