/** The answers: cards, and what to do when there are none. */
import { Button } from '@mantine/core';
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconBasket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import IconZoomExclamation from '@tabler/icons-react/dist/esm/icons/IconZoomExclamation.mjs';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { useKeptFocus } from '../recipes/list';
import { IdeaCard } from './idea-card';
import classes from './ideas.module.css';
import type { useIdeas } from './use-ideas';

export interface IdeasProps {
  found: ReturnType<typeof useIdeas>;
  isAsking: boolean;
  hasTimeLimit: boolean;
  hasLimits: boolean;
  onClearLimits: () => void;
  onShowOthers: (hasMore: boolean) => void;
}

export function Ideas(props: IdeasProps) {
  const { found, isAsking, hasTimeLimit, hasLimits, onClearLimits, onShowOthers } = props;
  const { data, error } = found;
  const keptFocus = useKeptFocus(data?.ideas.map(({ recipe }) => recipe) ?? noRecipes);
  if (!isAsking) return <NothingAtHand />;
  if (error && !found.isFetching) {
    return (
      <ErrorState message={describeError(error).message} onRetry={() => void found.refetch()} />
    );
  }
  if (!data) return <CardGridSkeleton count={4} />;
  if (data.total === 0) return <NoIdea hasLimits={hasLimits} onClearLimits={onClearLimits} />;
  return (
    <div
      {...keptFocus}
      className={classes.found}
      data-waiting={found.isPlaceholderData || undefined}
    >
      <CardGrid label="Ideas">
        {data.ideas.map((idea, index) => (
          <IdeaCard
            key={idea.recipe._id}
            idea={idea}
            hasTimeLimit={hasTimeLimit}
            isEager={index < firstScreenCount}
          />
        ))}
      </CardGrid>
      {data.total > data.ideas.length && (
        <div className={classes.more}>
          <Button
            variant="default"
            leftSection={<IconArrowsShuffle size={20} stroke={1.75} aria-hidden />}
            onClick={() => onShowOthers(data.hasMore)}
          >
            Show me others
          </Button>
        </div>
      )}
    </div>
  );
}

const noRecipes: { _id: string }[] = [];

function NothingAtHand() {
  return (
    <EmptyState
      picture={<IconBasket size={44} stroke={1.5} />}
      title="Start with what is in the fridge"
      hint="Name two or three foods above. Ideas come from your recipes, those shared with you and those on Saltbush, with what is missing."
    />
  );
}

function NoIdea({ hasLimits, onClearLimits }: Pick<IdeasProps, 'hasLimits' | 'onClearLimits'>) {
  return (
    <EmptyState
      picture={<IconZoomExclamation size={44} stroke={1.5} />}
      title="No recipe uses that"
      hint={
        hasLimits
          ? 'None with these limits. Without them there may be some.'
          : 'No recipe you can open needs any of these foods. Add another food, or bring in a recipe you like.'
      }
    >
      {hasLimits && <Button onClick={onClearLimits}>Clear the limits</Button>}
      <LinkButton to={paths.importRecipe} variant="default">
        Import a recipe
      </LinkButton>
    </EmptyState>
  );
}

/** Cards that a wide screen shows without scrolling: their pictures do not wait. */
const firstScreenCount = 4;
