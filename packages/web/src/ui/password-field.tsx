/** A password with a button that shows it. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password';
  /** What the button shows; needed where a form has two passwords. */
  subject?: string;
}

export function PasswordField({ subject = 'password', ...props }: PasswordFieldProps) {
  const hintId = useId();
  const errorId = useId();
  const describedBy = [props.description && hintId, props.error && errorId].filter(Boolean);
  return (
    <PasswordInput
      {...props}
      // Mantine ties hint and error to every other input, but not to this one.
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy.join(' ') || undefined}
      descriptionProps={{ id: hintId }}
      errorProps={{ id: errorId }}
      rightSectionWidth={48}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show ${subject}`, size: 44 }}
    />
  );
}
