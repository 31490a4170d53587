/**
 * Loads the tag manager that whoever runs the instance has set (Spec 7, Other: analytics events are sent to a tag-manager
 * function if present). Without one nothing is loaded and nothing is sent anywhere.
 *
 * - It is never loaded on a page whose address is a secret: tag managers report addresses.
 * - Neither Do Not Track nor Global Privacy Control is overridden.
 */
import { tagManagerRoutes } from '@saltbush/contract/admin/tag-manager';
import { call } from '../../../api/call';

interface TagManagerWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

export async function startTagManager(): Promise<void> {
  if (hasSecretAddress(location) || refusesTracking(navigator)) return;
  // Without a network there is nobody to tell.
  const answer = await call(tagManagerRoutes.get).catch(() => undefined);
  if (answer?.scriptUrl !== undefined) load(new URL(answer.scriptUrl));
}

function load(url: URL): void {
  const page = window as unknown as TagManagerWindow;
  const dataLayer = (page.dataLayer ??= []);
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  // The global site tag of Google takes its id by a call; a container brings its settings with it.
  if (url.pathname.endsWith('/gtag/js')) {
    page.gtag = function gtag() {
      // It reads the `arguments` object, not an array.
      dataLayer.push(arguments);
    };
    page.gtag('js', new Date());
    page.gtag('config', url.searchParams.get('id'));
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  document.head.append(script);
}

/** Links by mail and invitations: whoever knows them may use them. Visitors do not load the module of `withoutBasePath`. */
function hasSecretAddress({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return (
    /^\/(invitation|vote|sign-in)\//.test(pathname.replace(basePath, '')) ||
    secretParameters.some((p) => query.has(p))
  );
}

const secretParameters = ['token', 'invitationToken', 'redirect'];

function refusesTracking(browser: Navigator): boolean {
  const { globalPrivacyControl } = browser as { globalPrivacyControl?: boolean };
  return browser.doNotTrack === '1' || globalPrivacyControl === true;
}
