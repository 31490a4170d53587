/** A password with a button that shows and hides it. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password';
  /** What the toggle is called: "password", or "confirmation" when there are two. */
  subject?: string;
}

export function PasswordField({ subject = 'password', ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      rightSectionWidth={48}
      visibilityToggleButtonProps={{
        'aria-label': `Show or hide ${subject}`,
        tabIndex: 0,
        size: 44,
      }}
    />
  );
}
