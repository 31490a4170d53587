/** Staples on the list, collapsed at its end. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { StapleButton } from './staple-button';
import classes from './staples-section.module.css';

export interface StaplesSectionProps {
  lines: readonly ShoppingLineOnWire[];
  onPutBack: (line: string) => void;
}

export function StaplesSection({ lines, onPutBack }: StaplesSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const linesId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        <UnstyledButton
          className={classes.toggle}
          data-line={staplesMark}
          aria-expanded={isOpen}
          aria-controls={isOpen ? linesId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Always have it ({lines.length})
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <ul id={linesId} className={classes.lines}>
          {lines.map((line) => (
            <li key={line.key} className={classes.line}>
              <span className={classes.text}>
                <span className={classes.name}>{line.name}</span>
                <span className={classes.amount}>{line.text}</span>
              </span>
              <StapleButton line={line} isStaple onChanged={() => onPutBack(line.key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Gets focus when an item becomes a staple; no item has this key. */
export const staplesMark = '/staples';
