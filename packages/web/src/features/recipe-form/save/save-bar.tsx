/** Save and Cancel, sticky at the bottom. */
import { Button } from '@mantine/core';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  isSaving: boolean;
  /** An image is still uploading. */
  isWaiting: boolean;
  isDirty: boolean;
  onCancel: () => void;
}

export function SaveBar({ isSaving, isWaiting, isDirty, onCancel }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.state} aria-live="polite">
        {isWaiting ? 'Waiting for the picture …' : isDirty ? 'Not saved yet' : ''}
      </p>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isSaving} disabled={isWaiting}>
        Save recipe
      </Button>
    </div>
  );
}
