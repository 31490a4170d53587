/** Save and Cancel, sticky at the bottom. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
          <Trans>{doubts} to check</Trans>
        </Button>
      )}
      <p
        className={classes.state}
        data-problem={draft === 'not-stored' || undefined}
        aria-live="polite"
      >
        {isWaiting ? t`Waiting for the picture …` : stateText(draft, doubts)}
      </p>
      <Button className={classes.cancel} variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" loading={isSaving} disabled={isWaiting}>
        <Trans>Save recipe</Trans>
      </Button>
    </div>
  );
}

function stateText(draft: DraftState | undefined, doubts: number | undefined): string | undefined {
  if (doubts === 0 && draft !== 'not-stored') return t`All checked`;
  return draft && draftText[draft];
}

const draftText: Record<DraftState, string> = {
  storing: t`Not saved yet`,
  stored: t`Draft saved on this device`,
  'not-stored': t`Not saved: this device has no room for a draft`,
};
