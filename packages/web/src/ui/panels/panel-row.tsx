/** The rows of a panel: an action, a link, or the way to a further step with what is chosen there. */
import { UnstyledButton } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './panel-row.module.css';

export interface PanelRowProps {
  Icon: TablerIcon;
  /** It leads to a further step. */
  isStep?: boolean;
  /** What is chosen in that step. */
  value?: string;
  isDangerous?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function PanelRow({ Icon, isStep, value, isDangerous, onClick, children }: PanelRowProps) {
  return (
    <UnstyledButton
      className={classes.row}
      data-dangerous={isDangerous || undefined}
      onClick={onClick}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.text}>{children}</span>{' '}
      {value !== undefined && <span className={classes.value}>{value}</span>}
      {isStep && <IconChevronRight size={18} stroke={1.75} aria-hidden />}
    </UnstyledButton>
  );
}

/** @example <PanelLink Icon={IconBook} to={paths.recipe} params={{ id }}>Open the recipe</PanelLink> */
export const PanelLink = createLink(
  ({ Icon, children, ...link }: Pick<PanelRowProps, 'Icon'> & ComponentPropsWithRef<'a'>) => (
    <a {...link} className={classes.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.text}>{children}</span>
    </a>
  ),
);

/** The name of a further step, which leads back. It takes the focus when what was pressed is no longer there. */
export function StepHead({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus();
  }, []);
  return (
    <UnstyledButton ref={head} className={classes.head} onClick={onBack}>
      <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      {children}
    </UnstyledButton>
  );
}
