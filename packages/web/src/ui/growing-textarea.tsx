/**
 * A field of several lines that is as tall as its text, whatever the width and the font: an unseen
 * copy of the text gives it its height, so nothing is measured.
 */
import { Input } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './growing-textarea.module.css';
import { roomLeft } from './room-left';

export interface GrowingTextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value'> {
  id: string;
  value: string;
  /** Without one, `aria-label` names the field. */
  label?: string;
  description?: ReactNode;
  error?: string | undefined;
  minLines?: number;
  /** Characters there is room for; a count shows when it gets tight. */
  most?: number;
}

export function GrowingTextarea({
  id,
  value,
  label,
  description,
  error: said,
  minLines = 1,
  most = Infinity,
  className,
  ...props
}: GrowingTextareaProps) {
  const room = roomLeft(value, most);
  const error = room.error ?? said;
  const described = [
    description && `${id}-description`,
    room.hint && `${id}-room`,
    error && `${id}-error`,
  ];
  return (
    <Input.Wrapper
      id={id}
      className={className}
      label={label}
      description={description}
      error={error}
    >
      <div className={classes.room} data-text={value} style={{ '--min-lines': minLines } as object}>
        <textarea
          {...props}
          id={id}
          className={classes.text}
          rows={minLines}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
      </div>
      {room.hint && (
        <p id={`${id}-room`} className={classes.left}>
          {room.hint}
        </p>
      )}
    </Input.Wrapper>
  );
}
