/** Work that no first view needs. In a script of its own, so that the first visit does not wait for it. */
import { eraseUnusedData } from './erase-unused-data';
import { registerServiceWorker } from './register-service-worker';
import { checkOnResume } from './resume-check';

export function startAfterLoad(): void {
  checkOnResume();
  registerServiceWorker();
  eraseUnusedData();
}
