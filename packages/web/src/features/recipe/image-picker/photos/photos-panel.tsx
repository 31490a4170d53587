/** Photos of stock services: search, results with their credit, choosing. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { AppError } from '@saltbush/contract/errors';
import {
  stockPhotoLimits,
  stockPhotosRoutes,
  type StockPhoto,
} from '@saltbush/contract/recipe/stock-photos';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Spinner } from '../../../../ui/feedback/spinner';
import { showToast } from '../../../../ui/feedback/toast';
import type { Failure, PickerPanelProps } from '../chosen-image';
import { OtherTabs } from '../other-tabs';
import classes from '../picker.module.css';

type PhotosPanelProps = Pick<PickerPanelProps, 'recipe' | 'onChoose' | 'onOpenTab' | 'failures'>;

export function PhotosPanel({ recipe, onChoose, onOpenTab, failures }: PhotosPanelProps) {
  const [text, setText] = useState(recipe.title.slice(0, stockPhotoLimits.query));
  const search = useMutation({
    mutationFn: (query: string) => call(stockPhotosRoutes.search, { query: { query } }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') search.mutate(text.trim());
  };
  return (
    <>
      <form className={classes.search} onSubmit={handleSubmit}>
        <TextInput
          type="search"
          aria-label={t`Search photos`}
          placeholder={t`Dish`}
          maxLength={stockPhotoLimits.query}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          <Trans>Search</Trans>
        </Button>
      </form>
      {search.isPending && <Spinner label={t`Searching photos`} />}
      {search.error && (
        <SearchFailed
          error={search.error}
          failure={failures?.photos}
          onRetry={() => search.mutate(search.variables)}
          onOpenTab={onOpenTab}
        />
      )}
      {search.data && <Photos photos={search.data.photos} onChoose={onChoose} />}
    </>
  );
}

const isNotSetUp = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'STOCK_PHOTOS_NOT_SET_UP';

interface SearchFailedProps extends Pick<PickerPanelProps, 'onOpenTab'> {
  error: unknown;
  failure: Failure | undefined;
  onRetry: () => void;
}

function SearchFailed({ error, failure, onRetry, onOpenTab }: SearchFailedProps) {
  const { title, message } = describeError(error);
  if (isNotSetUp(error)) {
    return (
      <EmptyState title={title} hint={message}>
        <OtherTabs onOpenTab={onOpenTab} />
      </EmptyState>
    );
  }
  const words = failure ?? { title: t`Failed to search stock images`, message };
  return <ErrorState {...words} onRetry={onRetry} />;
}

interface PhotosProps extends Pick<PickerPanelProps, 'onChoose'> {
  photos: readonly StockPhoto[];
}

function Photos({ photos, onChoose }: PhotosProps) {
  const choice = useMutation({
    mutationFn: ({ provider, id }: StockPhoto) =>
      call(stockPhotosRoutes.choose, { body: { provider, id } }),
    onSuccess: ({ imageUrl, credit }) => onChoose({ imageUrl, credit }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
  if (photos.length === 0) {
    return <EmptyState title={t`No photos found`} hint={t`Try another or a shorter search.`} />;
  }
  return (
    <>
      <ul className={classes.photos} aria-label={t`Photos`}>
        {photos.map((photo) => (
          <li key={`${photo.provider} ${photo.id}`}>
            <PhotoCard
              photo={photo}
              isDisabled={choice.isPending}
              onChoose={() => choice.mutate(photo)}
            />
          </li>
        ))}
      </ul>
      {choice.isPending && (
        <output>
          <Trans>Fetching the photo …</Trans>
        </output>
      )}
    </>
  );
}

interface PhotoCardProps {
  photo: StockPhoto;
  isDisabled: boolean;
  onChoose: () => void;
}

function PhotoCard({ photo, isDisabled, onChoose }: PhotoCardProps) {
  const { thumbnailUrl, width, height, description, credit } = photo;
  return (
    <button type="button" className={classes.card} disabled={isDisabled} onClick={onChoose}>
      <img
        src={thumbnailUrl}
        alt={description ?? t`Photo without a description`}
        width={width}
        height={height}
        loading="lazy"
      />
      <span className={classes.quiet}>
        {credit.name}, {credit.source}
      </span>
      <span className={classes.quiet}>{credit.licence}</span>
    </button>
  );
}
