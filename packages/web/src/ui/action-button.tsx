/** One of a few actions side by side: an image over a word on a phone, beside it on wider screens. */
import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import classes from './action-button.module.css';

export interface ActionButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** A short word. `aria-label` may say more, and holds it. */
  label: string;
}

/** @example <ActionButton Icon={IconShare} label="Share" onClick={open} /> */
export function ActionButton({ Icon, label, ...button }: ActionButtonProps) {
  return (
    <UnstyledButton {...button} className={classes.action}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </UnstyledButton>
  );
}
