/** Asks the service worker (`service-worker/`), which stores the app on this device. */

export type WorkerMessage =
  /** A new version takes over. */
  | { type: 'activate' }
  /** Whether the page that loaded these scripts is of the worker's build. */
  | { type: 'is-build-of'; scripts: string[] }
  /** Whether the whole app is on this device. */
  | { type: 'is-stored' }
  /** Stores the whole app, and answers when it is there. */
  | { type: 'store-app' }
  /** Stores the page that asks, and the files that it has loaded. */
  | { type: 'store-loaded'; paths: string[] };

/** @returns its answer; false if it could not do it. Never resolves when the worker is ended by the browser. */
export function askWorker(worker: ServiceWorker, message: WorkerMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** The paths of the app's own files that this page has loaded. */
export function loadedPaths(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = urls.filter(({ origin }) => origin === location.origin);
  return own
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith(`${basePath}/assets/`));
}

let isChanging = false;

/** Whether somebody waits for another worker: it is not offered to them as an update. */
export const isChangingWorker = (): boolean => isChanging;

export const markChangingWorker = (isMarked: boolean): void => {
  isChanging = isMarked;
};
