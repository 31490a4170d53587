/** A page that came with the bookmark waits for a word: nobody else's link may start anything. */
import { Button, Text } from '@mantine/core';
import { busy } from '../../../ui/busy';
import { Panel } from '../../../ui/panel';
import type { HandedOver } from './handed-over';

export interface HandedOverPageProps {
  page: HandedOver;
  isBusy: boolean;
  onRead: () => void;
}

export function HandedOverPage({ page, isBusy, onRead }: HandedOverPageProps) {
  return (
    <Panel label="A page from your bookmark">
      <Text>
        Your bookmark brought a page from <strong>{new URL(page.url).host}</strong>.
      </Text>
      <div>
        <Button {...busy(isBusy)} onClick={() => !isBusy && onRead()}>
          Read this page
        </Button>
      </div>
    </Panel>
  );
}
