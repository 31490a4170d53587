/** A part of the list that opens below its heading. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState, type ReactNode } from 'react';
import classes from './folded-section.module.css';

export interface FoldedSectionProps {
  title: ReactNode;
  /** What it looks like: to do, done, or set aside. */
  look: 'card' | 'tint' | 'dashed';
  startsOpen: boolean;
  children: ReactNode;
}

export function FoldedSection({ title, look, startsOpen, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const headingId = useId();
  const contentId = useId();
  return (
    <section className={classes.section} data-look={look} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && <div id={contentId}>{children}</div>}
    </section>
  );
}
