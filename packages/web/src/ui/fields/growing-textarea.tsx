/**
 * A textarea that grows with its text: a hidden copy of the text in the same grid cell sets the
 * height, so nothing is measured.
 */
import { Input } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './growing-textarea.module.css';
import { characterCount } from './character-count';

export interface GrowingTextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value'> {
  id: string;
  value: string;
  /** Without one, `aria-label` names the field. */
  label?: string;
  description?: ReactNode;
  error?: string | undefined;
  minLines?: number;
  /** Maximum number of characters; a count appears near it. */
  most?: number;
}

export function GrowingTextarea({
  id,
  value,
  label,
  description,
  error: givenError,
  minLines = 1,
  most = Infinity,
  className,
  ...props
}: GrowingTextareaProps) {
  const count = characterCount(value, most);
  const error = count.error ?? givenError;
  const describedBy = idsOf(id, { description, count: count.hint, error });
  return (
    <Input.Wrapper
      id={id}
      className={className}
      label={label}
      description={description}
      error={error}
    >
      <div className={classes.box} data-text={value} style={{ '--min-lines': minLines } as object}>
        <textarea
          {...props}
          id={id}
          className={classes.text}
          rows={minLines}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
        />
      </div>
      <CountHint id={`${id}-count`} hint={count.hint} />
    </Input.Wrapper>
  );
}

/** Ids of the texts that are shown: "notes-count notes-error". */
function idsOf(id: string, texts: Record<string, unknown>): string | undefined {
  const shown = Object.keys(texts).filter((name) => texts[name]);
  return shown.map((name) => `${id}-${name}`).join(' ') || undefined;
}

function CountHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={id} className={classes.left}>
      {hint}
    </p>
  );
}
