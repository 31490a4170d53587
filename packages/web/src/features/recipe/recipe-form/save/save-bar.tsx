/** Save and Cancel, sticky at the bottom. */
import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { focusNextDoubt } from '../rows/next-doubt';
import type { DraftState } from '../draft/use-stored-draft';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  isSaving: boolean;
  /** An image is still uploading. */
  isWaiting: boolean;
  /** Of unsaved values; undefined: there are none. */
  draft: DraftState | undefined;
  /** How many lines of an imported recipe are doubtful; undefined: it was not imported. */
  doubts: number | undefined;
  onCancel: () => void;
}

export function SaveBar({ isSaving, isWaiting, draft, doubts, onCancel }: SaveBarProps) {
  return (
    <div className={classes.bar} data-save-bar>
      {doubts !== undefined && doubts > 0 && (
        <Button
          className={classes.doubts}
          px="xs"
          rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
          onClick={() => focusNextDoubt()}
        >
          {doubts} to check
        </Button>
      )}
      <p
        className={classes.state}
        data-problem={draft === 'not-stored' || undefined}
        aria-live="polite"
      >
        {isWaiting ? 'Waiting for the picture …' : stateText(draft, doubts)}
      </p>
      <Button className={classes.cancel} variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isSaving} disabled={isWaiting}>
        Save recipe
      </Button>
    </div>
  );
}

function stateText(draft: DraftState | undefined, doubts: number | undefined): string | undefined {
  if (doubts === 0 && draft !== 'not-stored') return 'All checked';
  return draft && draftText[draft];
}

const draftText: Record<DraftState, string> = {
  storing: 'Not saved yet',
  stored: 'Draft saved on this device',
  'not-stored': 'Not saved: this device has no room for a draft',
};
