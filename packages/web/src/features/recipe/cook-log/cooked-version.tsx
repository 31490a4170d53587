/** The recipe as it was when it was cooked, where it has been changed since: what has changed, and all of it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { CookedRecipe, CookLogEntry } from '@saltbush/contract/plan/cook-log';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ChangeList, RecipeText } from '../recipe-changes';
import classes from './cook-log.module.css';
import { useCookedRecipe } from './use-cook-log';

export interface CookedVersionProps {
  entry: Pick<CookLogEntry, '_id' | 'recipeId'>;
  day: string;
}

export function CookedVersion({ entry, day }: CookedVersionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.version}
        size="compact-md"
        mih={44}
        variant="subtle"
        aria-label={t`Recipe as cooked: ${day}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Recipe as cooked</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`As cooked ${day}`}
        size="form"
      >
        <Cooked entry={entry} />
      </Dialog>
    </>
  );
}

function Cooked({ entry: { _id: entryId, recipeId } }: Pick<CookedVersionProps, 'entry'>) {
  const { data, error, isFetching, refetch } = useCookedRecipe(recipeId, entryId);
  if (data) return <CookedText cooked={data} />;
  if (!error) return <Skeleton height={240} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function CookedText({ cooked: { recipe, changes } }: { cooked: CookedRecipe }) {
  return (
    <>
      {changes.length > 0 && (
        <section>
          <h3>
            <Trans>Changed since</Trans>
          </h3>
          <ChangeList changes={changes} />
        </section>
      )}
      <RecipeText version={recipe} />
    </>
  );
}
