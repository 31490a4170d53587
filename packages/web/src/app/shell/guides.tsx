/** What leads a newcomer in, and the offer to install; loaded after the page itself. */
import { lazy, Suspense, type ComponentType } from 'react';

const GuidesPanel = lazy(loadPanel);

export function Guides() {
  return (
    <Suspense fallback={null}>
      <GuidesPanel />
    </Suspense>
  );
}

async function loadPanel(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./guides-panel')).GuidesPanel };
  } catch {
    // Offline: the next visit shows them.
    return { default: () => null };
  }
}
