/** The dishes that are cooked together, each to be taken off again. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { describeError } from '../../../../../api/describe-error';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import type { PickedDish } from './planned-dishes';
import classes from './setup.module.css';
import type { ReadDish } from './use-dishes';

export interface ChosenDishesProps {
  picked: readonly PickedDish[];
  read: readonly ReadDish[];
  onRemove: (recipeId: string) => void;
}

export function ChosenDishes({ picked, read, onRemove }: ChosenDishesProps) {
  if (picked.length === 0) return null;
  return (
    <ul className={classes.dishes} aria-label={t`Dishes`}>
      {picked.map(({ recipeId, title: planned, serves }, index) => {
        const dish = read[index];
        const title = dish?.recipe?.title ?? planned;
        const problem = dish && problemOf(dish);
        return (
          <li key={recipeId} className={classes.dish}>
            <span className={classes.name}>
              {title || t`Loading …`}
              {problem && <span className={classes.problem}>{problem}</span>}
              {dish?.recipe && dish.dish && !problem && (
                <span className={classes.fact}>{factsOf(dish, serves)}</span>
              )}
            </span>
            <ActionIcon
              variant="subtle"
              aria-label={title ? t`Remove ${title}` : t`Remove dish`}
              onClick={() => onRemove(recipeId)}
            >
              <IconX size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}

function problemOf({ recipe, dish, isRead, error }: ReadDish): string | undefined {
  if (!recipe)
    return error ? `${describeError(error).message} ${t`Remove it, or try later.`}` : undefined;
  return dish || !isRead ? undefined : t`This recipe has no steps. Remove it, or write them first.`;
}

function factsOf({ recipe, dish }: ReadDish, serves: number | undefined): string {
  const tasks = dish?.tasks ?? [];
  const hands = tasks.reduce((sum, { handsMinutes }) => sum + handsMinutes, 0);
  const people = recipe?.isServesUnknown ? undefined : (serves ?? recipe?.serves);
  return [
    people !== undefined && t`Serves ${people}`,
    t`${{ minutes: formatMinutes(hands) }} hands-on`,
  ]
    .filter(Boolean)
    .join(', ');
}
