/** How two texts of a recipe differ, line by line: the old text struck through, and the new one. */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { RecipeChanges } from '@saltbush/contract/recipe/recipe-changes';
import type { ChangedField } from '@saltbush/domain/recipe/recipes/recipe-changes';
import { AmountText } from '../recipe-content';
import { changeLabels } from './change-labels';
import classes from './recipe-changes.module.css';

export function ChangeList({ changes }: { changes: RecipeChanges }) {
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
                  <VisuallyHidden>
                    <Trans>Before:</Trans>{' '}
                  </VisuallyHidden>
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
                  <VisuallyHidden>
                    <Trans>After:</Trans>{' '}
                  </VisuallyHidden>
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
