/** How much a save changed, and on demand what: a comparison reads both texts, so it is loaded when it is opened. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { RecipeVersion } from '@saltbush/contract/book/recipe-versions';
import classes from './history.module.css';
import { VersionChanges } from './version-changes';

export interface ChangeSummaryProps {
  recipeId: string;
  version: RecipeVersion;
  when: string;
}

export function ChangeSummary({ recipeId, version, when }: ChangeSummaryProps) {
  const { revision, isCurrent, isFirst, changeCount } = version;
  const [isOpen, setOpen] = useState(isCurrent);
  const changesId = useId();
  if (isFirst)
    return (
      <p className={classes.none}>
        <Trans>First version.</Trans>
      </p>
    );
  if (changeCount === 0)
    return (
      <p className={classes.none}>
        <Trans>Saved without a change.</Trans>
      </p>
    );
  const label = isOpen ? t`Hide changes` : showText(changeCount);
  return (
    <>
      <div>
        <Button
          variant="light"
          size="compact-md"
          aria-expanded={isOpen}
          aria-controls={changesId}
          aria-label={`${label}: ${when}`}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      <div id={changesId} hidden={!isOpen}>
        {isOpen && <VersionChanges recipeId={recipeId} revision={revision} />}
      </div>
    </>
  );
}

function showText(count: number | undefined): string {
  if (count === undefined) return t`Show changes`;
  return plural(count, { one: 'Show # change', other: 'Show # changes' });
}
