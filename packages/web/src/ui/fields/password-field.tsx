/** A password with a button that shows it. */
import { t } from '@lingui/core/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the password for the button; needed when a form has two. */
  subject?: string;
}

export function PasswordField({ subject = 'password', ...props }: PasswordFieldProps) {
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
      visibilityToggleButtonProps={{ 'aria-label': t`Show ${subject}`, size: 44 }}
    />
  );
}
