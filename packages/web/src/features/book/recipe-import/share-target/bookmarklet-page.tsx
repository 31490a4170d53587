/** A page sent by the bookmarklet needs confirmation: a foreign link must not start an import. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Panel label={t`A page from your bookmark`}>
      <Text>
        <Trans>
          Your bookmark sent a page from <strong>{new URL(page.url).host}</strong>.
        </Trans>
      </Text>
      <div>
        <Button {...ariaBusyProps(isBusy)} onClick={() => !isBusy && onRead()}>
          <Trans>Get this recipe</Trans>
        </Button>
      </div>
    </Panel>
  );
}
