/** Work that no first view needs. In a script of its own, so that the first visit does not wait for it. */
import { startTagManager } from '../features/visitors/tag-manager';
import { eraseUnusedData } from './erase-unused-data';
import { prefetchPages } from './prefetch-pages';
import { registerServiceWorker } from './register-service-worker';
import { checkOnResume } from './resume-check';
import { router } from './router';

export function startAfterLoad(): void {
  prefetchPages(router);
  checkOnResume();
  registerServiceWorker();
  eraseUnusedData();
  void startTagManager();
}
