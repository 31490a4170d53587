/** Recipe ideas as cards, with empty states. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconZoomExclamation from '@tabler/icons-react/dist/esm/icons/IconZoomExclamation.mjs';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { CardGrid, CardGridSkeleton } from '../../../ui/layout/card-grid';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Plate } from '../../../ui/images/plate';
import { ErrorState } from '../../../ui/feedback/error-state';
import { LinkButton } from '../../../ui/link-button';
import { usePreservedFocus } from '../recipe-cards';
import { IdeaCard } from './idea-card';
import { usesText } from './idea-labels';
import classes from './ideas.module.css';
import type { Kitchen } from './use-kitchen';
import type { useIdeas } from './use-ideas';

export interface IdeasProps {
  found: ReturnType<typeof useIdeas>;
  kitchen: Pick<Kitchen, 'foods' | 'isLoaded'>;
  hasTimeLimit: boolean;
  hasLimits: boolean;
  onClearLimits: () => void;
  onShowOthers: (hasMore: boolean) => void;
}

export function Ideas({ found, kitchen, hasLimits, onClearLimits, ...shown }: IdeasProps) {
  const { data, error } = found;
  const preservedFocus = usePreservedFocus(data?.ideas.map(({ recipe }) => recipe) ?? noRecipes);
  if (!kitchen.isLoaded) return null;
  if (kitchen.foods.length === 0) return <NothingAtHand />;
  if (error && !found.isFetching) {
    return (
      <ErrorState message={describeError(error).message} onRetry={() => void found.refetch()} />
    );
  }
  if (!data) return <CardGridSkeleton count={4} />;
  if (data.total === 0) return <NoIdea hasLimits={hasLimits} onClearLimits={onClearLimits} />;
  return (
    <div
      {...preservedFocus}
      className={classes.found}
      data-waiting={found.isPlaceholderData || undefined}
    >
      <IdeaGrid found={data} foods={namesOf(kitchen)} {...shown} />
    </div>
  );
}

interface IdeaGridProps extends Pick<IdeasProps, 'hasTimeLimit' | 'onShowOthers'> {
  found: NonNullable<IdeasProps['found']['data']>;
  foods: readonly string[];
}

const namesOf = ({ foods }: Pick<Kitchen, 'foods'>) => foods.map(({ name }) => name);

function IdeaGrid({ found, foods, hasTimeLimit, onShowOthers }: IdeaGridProps) {
  const { ideas, total, hasMore } = found;
  return (
    <>
      <CardGrid label={t`Ideas`}>
        {ideas.map((idea, index) => (
          <IdeaCard
            key={idea.recipe._id}
            idea={idea}
            uses={usesText(idea, foods)}
            hasTimeLimit={hasTimeLimit}
            isEager={index < firstScreenCount}
          />
        ))}
      </CardGrid>
      {total > ideas.length && (
        <div className={classes.more}>
          <Button
            variant="default"
            leftSection={<IconArrowsShuffle size={20} stroke={1.75} aria-hidden />}
            onClick={() => onShowOthers(hasMore)}
          >
            <Trans>Show me others</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

const noRecipes: { _id: string }[] = [];

function NothingAtHand() {
  return (
    <EmptyState
      image={
        <div className={classes.plate}>
          <Plate />
        </div>
      }
      title={t`Start with what is in the fridge`}
      hint={t`Tap two or three foods. Ideas come from your recipes, those shared with you and those on Saltbush.`}
    />
  );
}

function NoIdea({ hasLimits, onClearLimits }: Pick<IdeasProps, 'hasLimits' | 'onClearLimits'>) {
  return (
    <EmptyState
      image={<IconZoomExclamation size={44} stroke={1.5} />}
      title={t`No recipe uses that`}
      hint={
        hasLimits
          ? t`None with these filters. Without them there may be some.`
          : t`No recipe you can open needs any of these foods. Add another food, or import a recipe you like.`
      }
    >
      {hasLimits && (
        <Button onClick={onClearLimits}>
          <Trans>Clear the filters</Trans>
        </Button>
      )}
      <LinkButton to={paths.importRecipe} variant="default">
        <Trans>Import a recipe</Trans>
      </LinkButton>
    </EmptyState>
  );
}

/** Cards in the first viewport of a wide screen: their images load eagerly. */
const firstScreenCount = 4;
