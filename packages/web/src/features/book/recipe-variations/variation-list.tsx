/** A recipe's original and variations, with what differs on demand. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { RecipeCard, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ChangeList } from '../../recipe/recipe-changes';
import { useDifferences, useVariations } from './use-variations';
import classes from './variations.module.css';

export interface VariationListProps {
  recipe: Pick<RecipeOnWire, '_id' | 'title'>;
}

/** Without a network, and while it loads, it shows nothing: it is beside the recipe. */
export function VariationList({ recipe }: VariationListProps) {
  const headingId = useId();
  const { data } = useVariations(recipe._id);
  const { original, variations = [], others = [] } = data ?? {};
  if (!original && variations.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title id={headingId} order={2} size="h3">
        <Trans>Variations</Trans>
      </Title>
      {original && (
        <Group heading={t`This is a variation of`} recipe={recipe} cards={[original]} isOriginal />
      )}
      {variations.length > 0 && (
        <Group heading={t`Variations of this recipe`} recipe={recipe} cards={variations} />
      )}
      {others.length > 0 && (
        <Group heading={t`Other variations of the same recipe`} recipe={recipe} cards={others} />
      )}
    </section>
  );
}

interface GroupProps extends VariationListProps {
  heading: string;
  cards: readonly RecipeCard[];
  /** What differs is then how this recipe differs from it. */
  isOriginal?: boolean;
}

function Group({ heading, recipe, cards, isOriginal = false }: GroupProps) {
  return (
    <>
      <h3 className={classes.heading}>{heading}</h3>
      <ul className={classes.list} aria-label={heading}>
        {cards.map((card) => (
          <Variation key={card._id} recipe={recipe} card={card} isOriginal={isOriginal} />
        ))}
      </ul>
    </>
  );
}

interface VariationProps extends VariationListProps {
  card: RecipeCard;
  isOriginal: boolean;
}

function Variation({ recipe, card, isOriginal }: VariationProps) {
  const [isOpen, setOpen] = useState(false);
  const changesId = useId();
  const user = useUser();
  const label = isOpen ? t`Hide differences` : t`What differs`;
  const [before, after] = isOriginal ? [card._id, recipe._id] : [recipe._id, card._id];
  return (
    <li className={classes.variation}>
      <div className={classes.row}>
        <div>
          <Link to={paths.recipe} params={{ id: card._id }} className={classes.title}>
            {card.title}
          </Link>
          {card.owner._id !== user?._id && (
            <span className={classes.owner}> · {card.owner.username}</span>
          )}
        </div>
        <Button
          size="compact-md"
          mih={44}
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={changesId}
          aria-label={`${label}: ${card.title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      <div id={changesId} hidden={!isOpen}>
        {isOpen && <Differences before={before} after={after} />}
      </div>
    </li>
  );
}

function Differences({ before, after }: { before: string; after: string }) {
  const { data, error, isFetching, refetch } = useDifferences(before, after);
  if (data?.changes.length === 0)
    return (
      <p className={classes.none}>
        <Trans>Nothing yet.</Trans>
      </p>
    );
  if (data) return <ChangeList changes={data.changes} />;
  if (!error) return <Skeleton height={48} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
