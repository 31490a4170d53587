/** How to install by hand, step by step (Spec 2: install prompt). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { instanceUrl } from '../../../base-path';
import { CopyLink } from '../../../ui/fields/copy-link';
import classes from './install-steps.module.css';
import type { InstallWay } from './install-way';

type WayByHand = Exclude<InstallWay, 'offer'>;

const addToHomeScreen = [
  t`Tap Share, the square with the arrow.`,
  t`Scroll down and tap Add to Home Screen.`,
  t`Tap Add.`,
];

const steps: Record<WayByHand, readonly string[]> = {
  'share-sheet': addToHomeScreen,
  safari: [t`Copy the link below.`, t`Open Safari and paste it.`, ...addToHomeScreen],
  'browser-menu': [
    t`Open the menu of your browser, the three dots.`,
    t`Choose Install Saltbush, or Add to Home screen.`,
    t`Choose Install.`,
  ],
};

export interface InstallStepsProps {
  way: WayByHand;
  onDone: () => void;
}

export function InstallSteps({ way, onDone }: InstallStepsProps) {
  return (
    <>
      <ol className={classes.steps}>
        {steps[way].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {way === 'safari' && (
        <CopyLink label={t`Link to Saltbush`} title={t`Saltbush`} url={instanceUrl()} />
      )}
      <Group justify="flex-end" mt="md">
        {way === 'share-sheet' && 'share' in navigator && <ShareNow />}
        <Button onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </Group>
    </>
  );
}

function ShareNow() {
  const handleShare = () => {
    // Rejects when the person closes the share sheet.
    navigator.share({ title: t`Saltbush`, url: instanceUrl() }).catch(() => undefined);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden />}
      onClick={handleShare}
    >
      <Trans>Share Now</Trans>
    </Button>
  );
}
