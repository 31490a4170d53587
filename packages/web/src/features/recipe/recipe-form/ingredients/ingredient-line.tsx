/** One ingredient as text, its amount marked. */
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { lineDoubtReasons } from '@saltbush/domain/recipe/recipes/line-doubt-reasons';
import { type CharacterCount, characterCount } from '../../../../ui/fields/character-count';
import type { IngredientRow } from '../form-values';
import { LineField } from '../rows/line-field';
import type { LinePlace } from '../rows/row-list';
import { amountPlace, lineText } from './line-text';
import type { IngredientActions } from './use-ingredient-rows';

export interface IngredientLineProps extends LinePlace {
  row: IngredientRow;
  error: string | undefined;
  actions: IngredientActions;
}

export const IngredientLine = memo(function IngredientLine(props: IngredientLineProps) {
  const { row, number, error, isLarge, isStop, actions } = props;
  return (
    <LineField
      list="ingredients"
      rowKey={row.key}
      look="ingredient"
      label={t`Ingredient ${number}`}
      text={lineText(row)}
      marked={amountPlace(row)}
      count={countOf(row)}
      error={error}
      placeholder={isLarge ? example : undefined}
      isLarge={isLarge}
      isStop={isStop}
      doubt={row.doubt && { number: row.doubt.number, reason: lineDoubtReasons[row.doubt.why] }}
      actions={actions}
    />
  );
});

const example = t`500 g beef mince\n1 onion, finely chopped\n2 cups passata\nsalt, to taste`;

/** Each part of a line has a limit of its own; a line has one message. */
function countOf(row: IngredientRow): CharacterCount {
  const counts = parts.map((part) => characterCount(row[part], limits[part]));
  return counts.find(({ error }) => error) ?? counts.find(({ hint }) => hint) ?? {};
}

const parts = ['name', 'amount', 'unit', 'note'] as const;
const limits = { ...recipeLimits, name: recipeLimits.ingredientName };
