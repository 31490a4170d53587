/** A button that says something of a food for all lists; it is busy until the server has heard it. */
import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { changeLists, type ListChange } from '../keeping/change-lists';

export interface ChangeButtonProps extends ButtonProps {
  change: ListChange;
  /** What it says and of which food, for those who hear it alone. */
  label: string;
  children: ReactNode;
  /** The lists are as they were asked to be. */
  onChanged: () => void;
}

export function ChangeButton({ change, label, children, onChanged, ...button }: ChangeButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    const isChanged = await changeLists(change);
    setBusy(false);
    if (isChanged) onChanged();
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      aria-label={label}
      onClick={() => void handleClick()}
      {...button}
    >
      {children}
    </Button>
  );
}
