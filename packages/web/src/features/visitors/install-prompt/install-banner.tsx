/** The banner at the foot of the page; how it is done by hand opens in a sheet. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CloseButton, Group } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { readText, writeText } from '../../../api/stored/local-store';
import { paths } from '../../../paths';
import { Sheet } from '../../../ui/dialog/sheet';
import { isStandalone } from '../../../ui/is-standalone';
import { useIsBusyPage, useQuietMoment } from '../quiet-moment';
import { getInstallOffer, onInstallChange, wasJustInstalled } from './browser-install';
import classes from './install-banner.module.css';
import { InstallSteps } from './install-steps';
import { findInstallWay } from './install-way';

/** Spec 3: 'true' once the prompt is dismissed. */
const dismissedKey = 'pwa-prompt-dismissed';

/** Where the banner would cover what someone does: ticks off a list in a shop, pays, or writes to the admins. */
const notShownOn: readonly string[] = [paths.shoppingList, paths.checkout, paths.feedback];

export function InstallBanner() {
  const way = useInstallWay();
  const isBusyPage = useIsBusyPage(notShownOn);
  const [isDismissed, setDismissed] = useState(readText(dismissedKey) === 'true');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const dismiss = () => {
    writeText(dismissedKey, 'true');
    setDismissed(true);
  };
  const install = async () => {
    const offer = getInstallOffer();
    await offer?.prompt();
    if ((await offer?.userChoice)?.outcome === 'dismissed') dismiss();
  };
  const isShown = useQuietMoment(way !== undefined && !isDismissed && !isHelpOpen && !isBusyPage);
  if (!way || isDismissed) return null;
  return (
    <>
      {isShown && (
        <Banner
          action={way === 'offer' ? t`Install` : t`Show me how`}
          onAction={() => (way === 'offer' ? void install() : setHelpOpen(true))}
          onDismiss={dismiss}
        />
      )}
      <Sheet isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} title={t`Install Saltbush`}>
        {way !== 'offer' && <InstallSteps way={way} onDone={dismiss} />}
      </Sheet>
    </>
  );
}

interface BannerProps {
  action: string;
  onAction: () => void;
  onDismiss: () => void;
}

function Banner({ action, onAction, onDismiss }: BannerProps) {
  return (
    <aside className={classes.banner} aria-label={t`Install Saltbush`}>
      <img
        src={`${basePath}/icon-192.png`}
        alt=""
        width={48}
        height={48}
        className={classes.icon}
      />
      <div className={classes.text}>
        <p className={classes.title}>
          <Trans>Install Saltbush</Trans>
        </p>
        <p className={classes.reason}>
          <Trans>It opens like an app, with or without a network.</Trans>
        </p>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button onClick={onAction}>{action}</Button>
        <CloseButton size={44} aria-label={t`Don’t install`} onClick={onDismiss} />
      </Group>
    </aside>
  );
}

/** Undefined once it is installed. */
function useInstallWay() {
  const offer = useSyncExternalStore(onInstallChange, getInstallOffer);
  const isInstalled = useSyncExternalStore(onInstallChange, wasJustInstalled);
  if (isInstalled || isStandalone()) return undefined;
  return findInstallWay({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    hasOffer: offer !== undefined,
    isSecure: globalThis.isSecureContext,
  });
}
