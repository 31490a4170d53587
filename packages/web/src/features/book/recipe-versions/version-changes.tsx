/** A diff of one save: old text struck through, new text. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { RecipeChanges } from '@saltbush/contract/book/recipe-versions';
import type { ChangedField } from '@saltbush/domain/recipe/recipes/recipe-changes';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { AmountText } from '../../recipe/recipe-content';
import { changeLabels } from './change-labels';
import classes from './history.module.css';
import { useVersionChanges } from './use-versions';

export interface VersionChangesProps {
  recipeId: string;
  revision: number;
}

export function VersionChanges({ recipeId, revision }: VersionChangesProps) {
  const { data, error, isFetching, refetch } = useVersionChanges(recipeId, revision);
  if (data) return <Changes changes={data} />;
  if (!error) return <Skeleton height={48} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Changes({ changes }: { changes: RecipeChanges }) {
  if (changes.length === 0) return <p className={classes.none}>Saved without a change.</p>;
  return (
    <dl className={classes.changes}>
      {changes.map((change, index) => {
        const { what, before, after } = changeLabels(change);
        return (
          <div key={index}>
            <dt>{what}</dt>
            <dd>
              {before !== undefined && (
                <del>
                  <VisuallyHidden>Before: </VisuallyHidden>
                  <Line field={change.field} text={before} />
                </del>
              )}
              {before !== undefined && after !== undefined && (
                <span aria-hidden className={classes.arrow}>
                  {' → '}
                </span>
              )}
              {after !== undefined && (
                <ins>
                  <VisuallyHidden>After: </VisuallyHidden>
                  <Line field={change.field} text={after} />
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Fractions are drawn where they are amounts, not in what someone wrote. */
function Line({ field, text }: { field: ChangedField; text: string }) {
  return field === 'ingredients' ? <AmountText text={text} /> : text;
}
