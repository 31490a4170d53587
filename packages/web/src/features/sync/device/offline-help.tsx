/** What works without a network in this browser, and why not everything does. */
import { Text } from '@mantine/core';

export function OfflineHelp() {
  return <Text>{offlineText(window.isSecureContext, 'serviceWorker' in navigator)}</Text>;
}

/** @example offlineText(false, false) // 'This address starts with http://, …' */
function offlineText(isSecure: boolean, hasWorkers: boolean): string {
  if (!isSecure) {
    return 'This address starts with http://, and browsers open an app without a network only from https:// addresses. While a page is open, your changes are saved on this device and sent later. Whoever runs this Saltbush can set up HTTPS.';
  }
  if (!hasWorkers) {
    return 'This browser can’t open Saltbush without a network. While a page is open, your changes are saved on this device and sent later.';
  }
  return 'Saltbush opens without a network on this device. Your plan, list and recipes are stored here, and your changes are sent when you are online again.';
}
