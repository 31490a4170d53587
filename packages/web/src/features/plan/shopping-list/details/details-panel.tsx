/** The details of a line beside the list of a wide screen. */
import { t } from '@lingui/core/macro';
import { CloseButton } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { mainText } from '../rows/line-text';
import classes from './details-panel.module.css';
import { LineDetails, type LineDetailsProps } from './line-details';

/** Render it with the line's key. */
export function DetailsPanel({ line, onClose }: LineDetailsProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the close button
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-labelledby={headingId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {mainText(line)}
        </h2>
        <CloseButton aria-label={t`Close`} onClick={onClose} />
      </div>
      <LineDetails line={line} onClose={onClose} />
    </section>
  );
}
