/** Nothing is left for the hands. */
import { Button, Title } from '@mantine/core';
import classes from './time-line.module.css';

export function MealEnd({ isReady, onEnd }: { isReady: boolean; onEnd: () => void }) {
  return (
    <div className={classes.current}>
      <Title order={2} className={classes.text} aria-live="polite">
        {isReady
          ? 'Everything is ready. Enjoy your meal.'
          : 'Nothing more to do until it is ready.'}
      </Title>
      <Button size="lg" variant={isReady ? 'filled' : 'default'} onClick={onEnd}>
        Finish
      </Button>
    </div>
  );
}
