/** A diff of one save: old text struck through, new text. */
import { VisuallyHidden } from '@mantine/core';
import type { RecipeVersion } from '@saltbush/contract/recipe-versions';
import type { ChangedField } from '@saltbush/domain/recipes/recipe-changes';
import { AmountText } from '../recipe-content';
import { changeLabels } from './change-labels';
import classes from './history.module.css';

export function VersionChanges({ changes }: Pick<RecipeVersion, 'changes'>) {
  if (!changes) return <p className={classes.none}>First version.</p>;
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
