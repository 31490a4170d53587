/**
 * The service worker of a language. Each language is a build of its own, and so has a worker of its own, which stores its pages
 * and files (decision 0160). One answers at a time: a change of language is like an update.
 */
import { folderOf, type Language } from '@saltbush/domain/texts/languages';
import { askWorker, markChangingWorker } from '../../../../api/app-worker';

/** @throws where the server has no such build, or the browser refuses */
export const registerWorker = (language: Language): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(`${basePath}/${folderOf(language)}sw.js`, {
    scope: `${basePath}/`,
  });

/** Whether the server can be reached, and has pages in this language. */
export async function isServed(language: Language): Promise<boolean> {
  const address = `${basePath}/${folderOf(language)}index.html`;
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Lets the worker of this language answer the next page. On a device that opens the app without a network it stores all of
 * the language first. Without a worker there is nothing to do: the server answers.
 *
 * @throws without a network, or without space
 */
export async function changeWorker(language: Language): Promise<void> {
  // Absent without a secure connection.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  markChangingWorker(true);
  try {
    const { installing, waiting } = await registerWorker(language);
    const next = installing ?? waiting;
    if (!next) return;
    await untilState(next, 'installed');
    void askWorker(next, { type: 'activate' });
    await untilState(next, 'activated');
  } finally {
    markChangingWorker(false);
  }
}

const order: ServiceWorkerState[] = [
  'parsed',
  'installing',
  'installed',
  'activating',
  'activated',
];

function untilState(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed.'));
      else if (order.indexOf(worker.state) >= order.indexOf(state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
