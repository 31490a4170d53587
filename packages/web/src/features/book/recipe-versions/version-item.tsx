/** One version: date, changes, and the full text on demand. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { RecipeVersion } from '@saltbush/contract/book/recipe-versions';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { ChangeSummary } from './change-summary';
import classes from './history.module.css';
import { VersionText } from './version-text';

export interface VersionItemProps {
  recipeId: string;
  version: RecipeVersion;
  isRestoring: boolean;
  onRestore: () => void;
}

export function VersionItem({ recipeId, version, isRestoring, onRestore }: VersionItemProps) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const { revision, savedAt, isCurrent } = version;
  const when = savedFormat(new Date(savedAt));
  const showLabel = isOpen ? t`Hide recipe` : t`Show recipe`;
  return (
    <li className={classes.version}>
      <VersionHead version={version} when={when} />
      <ChangeSummary recipeId={recipeId} version={version} when={when} />
      {!isCurrent && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-controls={textId}
            aria-label={`${showLabel}: ${when}`}
            onClick={() => setOpen(!isOpen)}
          >
            {showLabel}
          </Button>
          <Button
            variant="subtle"
            // Not `loading`, which disables the button and would lose the focus.
            aria-disabled={isRestoring}
            aria-label={t`Restore: ${when}`}
            onClick={onRestore}
          >
            <Trans>Restore</Trans>
          </Button>
        </div>
      )}
      <div id={textId} hidden={!isOpen}>
        {isOpen && <VersionText recipeId={recipeId} revision={revision} />}
      </div>
    </li>
  );
}

function VersionHead({ version, when }: { version: RecipeVersion; when: string }) {
  return (
    <div className={classes.head}>
      <h2 className={classes.when}>
        <time dateTime={version.savedAt}>{when}</time>
      </h2>
      {version.program !== undefined && (
        <Text size="sm" c="dimmed">
          <Trans>by {version.program}</Trans>
        </Text>
      )}
      {version.isCurrent && (
        <Badge color="green" variant="light" tt="none">
          <Trans>Current</Trans>
        </Badge>
      )}
    </div>
  );
}

const savedFormat = dateForm({ dateStyle: 'long', timeStyle: 'short' });
