/** A list of things that a person has made: each says what it is, and has what can be done with it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './item-list.module.css';

/** @param children rows */
export const ItemList = ({ children }: { children: ReactNode }) => (
  <ul className={classes.list}>{children}</ul>
);

export interface ItemRowProps {
  icon?: Icon;
  /** Buttons. */
  actions: ReactNode;
  /** What it is, and below it what is known of it. */
  children: ReactNode;
}

/** @example <ItemRow icon={IconKey} actions={<Button>Open</Button>}>Kitchen speaker</ItemRow> */
export const ItemRow = ({ icon: RowIcon, actions, children }: ItemRowProps) => (
  <li className={classes.row}>
    {RowIcon && <RowIcon size={28} stroke={1.5} aria-hidden />}
    <div className={classes.text}>{children}</div>
    <div className={classes.actions}>{actions}</div>
  </li>
);

export interface RemoveButtonProps {
  /** What is removed. */
  name: string;
  onClick: () => void;
}

export const RemoveButton = ({ name, onClick }: RemoveButtonProps) => (
  <Button variant="subtle" color="red" px="sm" onClick={onClick} aria-label={t`Remove ${name}`}>
    <Trans>Remove</Trans>
  </Button>
);
