/** A password with a button that shows it. */
import { t } from '@lingui/core/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password';
  /** Of the button; needed when a form has two. */
  showLabel?: string;
}

export function PasswordField({ showLabel = t`Show password`, ...props }: PasswordFieldProps) {
  const hintId = useId();
  const errorId = useId();
  const describedBy = [props.description && hintId, props.error && errorId].filter(Boolean);
  return (
    <PasswordInput
      {...props}
      // Mantine connects hint and error to every other input by aria-describedby, but not to this
      // one.
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy.join(' ') || undefined}
      descriptionProps={{ id: hintId }}
      errorProps={{ id: errorId }}
      rightSectionWidth={48}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': showLabel, size: 44 }}
    />
  );
}
