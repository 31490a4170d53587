/** How to send a page to Saltbush: a bookmarklet on a computer, the share menu on a phone. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useCallback, type MouseEvent } from 'react';
import { instanceUrl } from '../../../../base-path';
import { paths } from '../../../../paths';
import { TextLink } from '../../../../ui/link-button';
import { Panel } from '../../../../ui/layout/panel';
import { showToast } from '../../../../ui/feedback/toast';
import { bookmarkletFor } from './bookmarklet';

function explain(event: MouseEvent): void {
  event.preventDefault();
  showToast({
    kind: 'info',
    title: t`Drag it to your bookmarks bar`,
    message: t`Then tap it while you look at a recipe.`,
  });
}

export function BookmarkletHelp() {
  // React blocks `javascript:` URLs; this one is ours and runs only from the bookmarks bar.
  const setScript = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute('href', bookmarkletFor(instanceUrl()));
  }, []);
  return (
    <Panel title={t`Save from your browser or phone`}>
      <Text>
        <Trans>
          <strong>On a computer:</strong> drag{' '}
          <Anchor ref={setScript} href="#" onClick={explain}>
            Save to Saltbush
          </Anchor>{' '}
          to your bookmarks bar. Tap it on any recipe page to save it here, even one you had to sign
          in for.
        </Trans>
      </Text>
      <Text>
        <Trans>
          <strong>On an Android phone:</strong> install Saltbush on your home screen. Then choose it
          when you share a page, photos or a recipe file.
        </Trans>
      </Text>
      <Text>
        <Trans>
          <strong>On an iPhone or iPad:</strong> copy the link of the page and paste it above. Or
          save from the share menu: make a token under{' '}
          <TextLink to={paths.accountSection} params={{ section: 'programs' }}>
            Other programs
          </TextLink>
          , and follow the steps below it.
        </Trans>
      </Text>
    </Panel>
  );
}
