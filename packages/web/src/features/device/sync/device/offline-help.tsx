/** What works without a network in this browser, and why not everything does. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useStoredApp } from './use-stored-app';

export function OfflineHelp() {
  const hasWorkers = 'serviceWorker' in navigator;
  if (!window.isSecureContext) return <Text>{insecureText}</Text>;
  return hasWorkers ? <StoredApp /> : <Text>{noWorkersText}</Text>;
}

const savedText = t`While a page is open, your changes are saved on this device and sent later.`;
const insecureText = t`This address starts with http://, and browsers open an app without a network only from https:// addresses. ${savedText} Whoever runs this Saltbush can set up HTTPS.`;
const noWorkersText = t`This browser can’t open Saltbush without a network. ${savedText}`;

function StoredApp() {
  const { state, store } = useStoredApp();
  if (state === 'unknown') return null;
  if (state === 'stored') return <Text>{texts.stored}</Text>;
  return (
    <Stack gap="sm">
      <Text component="output">{texts[state]}</Text>
      <Group>
        <Button variant="default" loading={state === 'storing'} onClick={() => void store()}>
          <Trans>Store it now</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

const texts = {
  stored: t`Saltbush opens without a network on this device. Your plan, list and recipes are stored here, and your changes are sent when you are online again.`,
  'not stored': t`Saltbush isn’t on this device yet. It is stored here by itself after some use, on a good connection, and then opens without a network.`,
  storing: t`Storing Saltbush on this device…`,
  failed: t`That didn’t work. Please check that you are online, and that this device has room.`,
};
