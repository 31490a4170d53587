import { isStandalone } from '../../../ui/is-standalone';

/** Whether this browser can show notices while Saltbush is closed, and why not. */
export type PushSupport =
  /** Browsers allow it on https only. */
  | 'insecure'
  /** Safari on iPhone and iPad allows it to apps on the home screen only (iOS 16.4). */
  | 'not-installed'
  | 'unsupported'
  /** The person refused it in the browser. */
  | 'blocked'
  | 'possible';

export interface PushFacts {
  isSecure: boolean;
  hasPush: boolean;
  permission: NotificationPermission | undefined;
  userAgent: string;
  maxTouchPoints: number;
  isStandalone: boolean;
}

/** @example findPushSupport({ isSecure: false, … }) // 'insecure' */
export function findPushSupport(browser: PushFacts): PushSupport {
  if (!browser.isSecure) return 'insecure';
  if (isIos(browser) && !browser.isStandalone) return 'not-installed';
  if (!browser.hasPush || browser.permission === undefined) return 'unsupported';
  return browser.permission === 'denied' ? 'blocked' : 'possible';
}

export function readPushFacts(): PushFacts {
  return {
    isSecure: window.isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone: isStandalone(),
  };
}

/** An iPad says it is a Mac; no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: PushFacts): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
