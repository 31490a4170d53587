/** How the app gets onto a home screen, which differs by browser (Spec 2 and 4: install prompt). */

/**
 * - `offer`: the browser asks, after one tap on our button.
 * - `share-sheet`: by hand, in Safari and other browsers of iOS.
 * - `safari`: Chrome on iOS, where Safari has to be opened.
 * - `browser-menu`: by hand, in Chrome.
 */
export type InstallWay = 'offer' | 'share-sheet' | 'safari' | 'browser-menu';

export interface BrowserFacts {
  userAgent: string;
  /** An iPad says it is a Mac; no Mac has a touch screen. */
  maxTouchPoints: number;
  hasOffer: boolean;
  /** Chrome installs from https only. */
  isSecure: boolean;
}

/**
 * @returns undefined where it can't be installed, or we don't know how
 * @example findInstallWay({ userAgent: '… iPhone … Safari/604.1', … }) // 'share-sheet'
 */
export function findInstallWay(browser: BrowserFacts): InstallWay | undefined {
  const { userAgent, hasOffer, isSecure } = browser;
  if (hasOffer) return 'offer';
  if (isIos(browser)) return userAgent.includes('CriOS/') ? 'safari' : 'share-sheet';
  return isSecure && /\bChrome\//.test(userAgent) ? 'browser-menu' : undefined;
}

const isIos = ({ userAgent, maxTouchPoints }: BrowserFacts): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
