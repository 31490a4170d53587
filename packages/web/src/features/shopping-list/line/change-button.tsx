/** A button that changes a food setting for all lists; disabled until the server has confirmed. */
import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { changeLists, type ListChange } from '../offline/change-lists';

export interface ChangeButtonProps extends ButtonProps {
  change: ListChange;
  /** Accessible name, including the food. */
  label: string;
  children: ReactNode;
  /** The change is done. */
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
