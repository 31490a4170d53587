/** The bar of selection mode: number of recipes and bulk actions. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { LoadedPart } from '../../../../ui/loaded-part';
import { batchButtons } from './batch-buttons.lazy';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection';

export function SelectionBar({ selection }: { selection: Selection }) {
  const { isChoosing, chosen, end } = selection;
  useWindowEvent('keydown', ({ key }) => {
    if (isChoosing && key === 'Escape' && !isSomethingOpen()) end();
  });
  if (!isChoosing) return null;
  return (
    <section className={classes.bar} aria-label={t`Selected recipes`}>
      <p className={classes.count} aria-live="polite">
        {chosen.length === 0
          ? t`Choose from your own recipes`
          : plural(chosen.length, { one: '# selected', other: '# selected' })}
      </p>
      <div className={classes.actions}>
        <LoadedPart code={batchButtons} partProps={{ recipes: chosen, onDone: end }} />
      </div>
      <Button className={classes.end} variant="subtle" onClick={end}>
        <Trans>Done</Trans>
      </Button>
    </section>
  );
}

/** Escape closes an open overlay first. */
const isSomethingOpen = (): boolean =>
  document.querySelector('[aria-modal="true"], [aria-expanded="true"]') !== null;
