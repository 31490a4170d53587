/** Settings as rows in groups: each row says what is chosen, and leads to where it is changed. */
import { createLink } from '@tanstack/react-router';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './setting-rows.module.css';

export interface SettingGroupProps {
  title: string;
  /** Rows. */
  children: ReactNode;
}

export function SettingGroup({ title, children }: SettingGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

interface RowLinkProps extends ComponentPropsWithRef<'a'> {
  /** What is chosen. */
  value?: ReactNode;
  isDangerous?: boolean;
}

/** @example <SettingLink to={paths.account} value="Sydney">Time zone</SettingLink> */
export const SettingLink = createLink(({ value, isDangerous, children, ...link }: RowLinkProps) => (
  <li>
    <a {...link} className={classes.row} data-dangerous={isDangerous || undefined}>
      <span className={classes.label}>{children}</span>{' '}
      <span className={classes.value}>{value}</span>
      <IconChevronRight className={classes.arrow} size={20} stroke={1.5} aria-hidden />
    </a>
  </li>
));

/** A value that comes after the page, and may be long. */
export const LateValue = ({ children }: { children: ReactNode }) => (
  <span className={classes.oneLine}>{children}</span>
);

export interface SettingButtonProps {
  onClick: () => void;
  /** What is chosen, of one that opens a dialog; without it something is done at once. */
  value?: string;
  children: ReactNode;
}

export const SettingButton = ({ onClick, value, children }: SettingButtonProps) => (
  <li>
    <button
      type="button"
      className={classes.row}
      onClick={onClick}
      aria-haspopup={value === undefined ? undefined : 'dialog'}
    >
      <span className={classes.label}>{children}</span>
      {value !== undefined && (
        <>
          {' '}
          <span className={classes.value}>{value}</span>
          <IconChevronRight className={classes.arrow} size={20} stroke={1.5} aria-hidden />
        </>
      )}
    </button>
  </li>
);
