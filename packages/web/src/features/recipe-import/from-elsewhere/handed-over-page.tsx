/** A page that came with the bookmark waits for a word: nobody else's link may start anything. */
import { Button, Text } from '@mantine/core';
import classes from '../import-recipe-page.module.css';
import type { HandedOver } from './handed-over';

export interface HandedOverPageProps {
  page: HandedOver;
  isBusy: boolean;
  onRead: () => void;
}

export function HandedOverPage({ page, isBusy, onRead }: HandedOverPageProps) {
  return (
    <section className={classes.way} aria-label="A page from your bookmark">
      <Text>
        Your bookmark brought a page from <strong>{new URL(page.url).host}</strong>.
      </Text>
      <div>
        <Button disabled={isBusy} onClick={onRead}>
          Read this page
        </Button>
      </div>
    </section>
  );
}
