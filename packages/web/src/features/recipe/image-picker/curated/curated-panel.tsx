/** Images of the curated library: search, cards, pages. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { curatedImageLimits, type CuratedImage } from '@saltbush/contract/recipe/curated-images';
import { withBasePath } from '../../../../base-path';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import type { PickerPanelProps } from '../chosen-image';
import { reportCuratedImageUsed } from '../curated-image-event';
import classes from '../picker.module.css';
import { useCuratedImages } from './use-curated-images';

type CuratedPanelProps = Pick<PickerPanelProps, 'recipe' | 'onChoose'>;
type CuratedState = ReturnType<typeof useCuratedImages>;

/** Spec 2: image picker panel. */
const shownTags = 3;

export function CuratedPanel({ recipe, onChoose }: CuratedPanelProps) {
  const curated = useCuratedImages(recipe.title);
  const handleChoose = (image: CuratedImage) => {
    reportCuratedImageUsed(image);
    onChoose({ imageUrl: image.imageUrl });
  };
  return (
    <>
      <SearchBox curated={curated} />
      <Results curated={curated} onChoose={handleChoose} />
    </>
  );
}

function SearchBox({ curated: { text, setText, search } }: { curated: CuratedState }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form className={classes.search} onSubmit={handleSubmit}>
      <TextInput
        type="search"
        aria-label={t`Search our pictures`}
        placeholder={t`Dish, food or cuisine`}
        maxLength={curatedImageLimits.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

interface ResultsProps {
  curated: CuratedState;
  onChoose: (image: CuratedImage) => void;
}

function Results({ curated, onChoose }: ResultsProps) {
  const { images, isFailed, isFetching, retry } = curated;
  if (isFailed) {
    const title = t`Failed to load stock images`;
    const message = t`Check your connection, then try again.`;
    return <ErrorState title={title} message={message} isRetrying={isFetching} onRetry={retry} />;
  }
  if (!images) return <CardSkeletons />;
  if (images.length === 0) {
    const hint = t`Try adjusting your search terms or check back later`;
    return <EmptyState title={t`No stock images found`} hint={hint} />;
  }
  return (
    <>
      <ul className={classes.grid} aria-label={t`Pictures`}>
        {images.map((image) => (
          <li key={image._id}>
            <CuratedCard image={image} onChoose={() => onChoose(image)} />
          </li>
        ))}
      </ul>
      <Paging curated={curated} />
    </>
  );
}

function CuratedCard({ image, onChoose }: { image: CuratedImage; onChoose: () => void }) {
  const { imageUrl, colour, alt, recipeTitle, tags } = image;
  return (
    <button type="button" className={classes.card} onClick={onChoose}>
      <img
        src={withBasePath(imageUrl)}
        alt={alt}
        width={800}
        height={600}
        loading="lazy"
        style={{ backgroundColor: colour }}
      />
      <span className={classes.name}>{recipeTitle}</span>
      <span className={classes.quiet}>{tags.slice(0, shownTags).join(', ')}</span>
    </button>
  );
}

function CardSkeletons() {
  return (
    <output className={classes.grid} aria-label={t`Loading pictures`}>
      {Array.from({ length: curatedImageLimits.pageSize }, (_, index) => (
        <div key={index} className={classes.card}>
          <Skeleton className={classes.image} radius={0} />
          <Skeleton height="1.375rem" width="70%" mx="0.75rem" />
          <Skeleton height="1.25rem" width="50%" mx="0.75rem" />
        </div>
      ))}
    </output>
  );
}

function Paging({ curated: { page, pages, setPage } }: { curated: CuratedState }) {
  return (
    <Group justify="center" gap="md" className={classes.paging}>
      <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span aria-live="polite">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </Group>
  );
}
