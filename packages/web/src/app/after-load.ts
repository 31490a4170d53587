/** Work that no first view needs. In a script of its own, so that the first visit does not wait for it. */
import { onSessionChange } from '../api/session';
import { deviceLanguage } from '../features/device/language/change';
import { startTagManager } from '../features/visitors/tag-manager';
import { noteVisits } from '../ui/layout/visited-pages';
import { eraseUnusedData } from './erase-unused-data';
import { prefetchPages } from './prefetch-pages';
import { putTabsAway } from './put-tabs-away';
import { mayHaveChosen, registerServiceWorker } from './register-service-worker';
import { checkOnResume } from './resume-check';
import { router } from './router';

export function startAfterLoad(): void {
  prefetchPages(router);
  putTabsAway(router);
  noteVisits(router);
  checkOnResume();
  followLanguage();
  registerServiceWorker();
  eraseUnusedData();
  void startTagManager();
}

/** Once the account has another language than the page, which another device may have chosen meanwhile. */
function followLanguage(): void {
  const stop = onSessionChange(follow);
  follow();
  function follow(): void {
    if (!mayHaveChosen()) return;
    stop();
    void load().catch(() => undefined);
  }
  async function load(): Promise<void> {
    const { followAccountLanguage } = await deviceLanguage.load();
    followAccountLanguage();
  }
}
