/** A page sent by the bookmarklet needs confirmation: a foreign link must not start an import. */
import { Button, Text } from '@mantine/core';
import { ariaBusyProps } from '../../../../ui/feedback/aria-busy';
import { Panel } from '../../../../ui/layout/panel';
import type { BookmarkletContent } from './bookmarklet';

export interface BookmarkletPageProps {
  page: BookmarkletContent;
  isBusy: boolean;
  onRead: () => void;
}

export function BookmarkletPage({ page, isBusy, onRead }: BookmarkletPageProps) {
  return (
    <Panel label="A page from your bookmark">
      <Text>
        Your bookmark sent a page from <strong>{new URL(page.url).host}</strong>.
      </Text>
      <div>
        <Button {...ariaBusyProps(isBusy)} onClick={() => !isBusy && onRead()}>
          Get this recipe
        </Button>
      </div>
    </Panel>
  );
}
