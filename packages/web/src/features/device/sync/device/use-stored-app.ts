/** Whether the whole app is on this device, and storing it at once. */
import { useCallback, useEffect, useState } from 'react';
import { askWorker, type WorkerMessage } from '../../../../api/app-worker';

type StoredState = 'unknown' | 'stored' | 'not stored' | 'storing' | 'failed';

export function useStoredApp() {
  const [state, setState] = useState<StoredState>('unknown');
  useEffect(() => {
    let isShown = true;
    void ask({ type: 'is-stored' }).then((isStored) => {
      if (isShown) setState(isStored ? 'stored' : 'not stored');
    });
    return () => {
      isShown = false;
    };
  }, []);
  const store = useCallback(async () => {
    setState('storing');
    setState((await ask({ type: 'store-app' })) ? 'stored' : 'failed');
  }, []);
  return { state, store };
}

/** A browser whose settings refuse workers has none. */
async function ask(message: WorkerMessage): Promise<boolean> {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active ? askWorker(active, message) : false;
}
