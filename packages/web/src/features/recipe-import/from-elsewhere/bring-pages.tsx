/** How to send a page here while looking at it: a bookmark on a computer, sharing on a phone. */
import { Anchor, Text } from '@mantine/core';
import { useCallback } from 'react';
import { Panel } from '../../../ui/panel';
import { showToast } from '../../../ui/toast';
import { bookmarkletFor } from './handed-over';

export function BringPages() {
  // React lets no script into an address; this one is ours, and runs only in the bookmarks bar.
  const setScript = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute('href', bookmarkletFor(window.location.origin));
  }, []);
  return (
    <Panel title="Straight from the page">
      <Text>
        <strong>On a computer:</strong> drag{' '}
        <Anchor
          ref={setScript}
          href="#"
          onClick={(event) => {
            event.preventDefault();
            showToast({
              kind: 'info',
              title: 'Drag it to your bookmarks bar',
              message: 'Then press it there while you look at a recipe.',
            });
          }}
        >
          Save to Saltbush
        </Anchor>{' '}
        to your bookmarks bar. Pressed there while you look at a recipe, it brings the page along,
        also one that you had to sign in for.
      </Text>
      <Text>
        <strong>On an Android phone:</strong> install Saltbush on your home screen. From then on it
        is among the apps when you share a page.
      </Text>
      <Text>
        <strong>On an iPhone or iPad:</strong> copy the address of the page and paste it above.
      </Text>
    </Panel>
  );
}
