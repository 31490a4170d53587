/** Save and Cancel, sticky at the bottom. */
import { Button } from '@mantine/core';
import type { DraftState } from '../draft/use-stored-draft';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  isSaving: boolean;
  /** An image is still uploading. */
  isWaiting: boolean;
  /** Of unsaved values; undefined: there are none. */
  draft: DraftState | undefined;
  onCancel: () => void;
}

export function SaveBar({ isSaving, isWaiting, draft, onCancel }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.state} aria-live="polite">
        {isWaiting ? 'Waiting for the picture …' : draft && draftText[draft]}
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

const draftText: Record<DraftState, string> = {
  storing: 'Not saved yet',
  stored: 'Draft saved on this device',
  'not-stored': 'Not saved: this device has no room for a draft',
};
