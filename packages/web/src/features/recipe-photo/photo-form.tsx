/** Photos of a recipe, taken or chosen, put in their order, and read; the form opens beside them. */
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useId, type ChangeEvent } from 'react';
import { photoLimits, type PhotographedDraft } from '@saltbush/contract/recipe-photo';
import { ChosenPhotos } from './chosen-photos';
import classes from './photo-form.module.css';
import { usePhotos } from './use-photos';
import { useReadPhotos } from './use-read-photos';

export interface PhotoFormProps {
  /** Something else is being read. */
  isBusy: boolean;
  onRead: (draft: PhotographedDraft, photos: readonly Blob[]) => void;
  /** The photos hold a text, but no recipe was found in it. */
  onText: (text: string) => void;
}

export function PhotoForm({ isBusy, onRead, onText }: PhotoFormProps) {
  const headingId = useId();
  const { photos, problem, add, remove, moveEarlier } = usePhotos();
  const { stage, failure, cancel, read } = useReadPhotos(onRead);
  const isReading = stage !== undefined;
  const isFull = photos.length >= photoLimits.photos;
  const { text } = failure ?? {};
  return (
    <section className={classes.form} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        From a photo
      </h2>
      <p className={classes.hint}>
        Of a book, a magazine or a card: straight from above, in good light, with the whole recipe
        in sight. Several photos are read as one recipe.
      </p>
      <div className={classes.adders}>
        <PhotoInput label="Take a photo" isDisabled={isReading || isFull} hasCamera onAdd={add} />
        <PhotoInput label="Choose photos" isDisabled={isReading || isFull} onAdd={add} />
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <ChosenPhotos
        photos={photos}
        isLocked={isReading}
        onMoveEarlier={moveEarlier}
        onRemove={remove}
      />
      {photos.length > 0 && !isReading && (
        <div>
          <Button disabled={isBusy} onClick={() => read(photos.map(({ file }) => file))}>
            {photos.length === 1 ? 'Read the photo' : `Read ${photos.length} photos`}
          </Button>
        </div>
      )}
      {isReading && (
        <Group justify="space-between" className={classes.progress}>
          <output className={classes.stage}>
            <Loader size="sm" aria-hidden />
            {stage === 'preparing' ? 'Making the photos smaller …' : readingLabel(photos.length)}
          </output>
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      )}
      {failure && (
        <Alert color="red" role="alert" title={failure.title}>
          <Text>{failure.message}</Text>
          {text !== undefined && (
            <Button mt="sm" variant="default" onClick={() => onText(text)}>
              Use the text we read
            </Button>
          )}
        </Alert>
      )}
    </section>
  );
}

const readingLabel = (count: number): string =>
  count === 1
    ? 'Reading the photo. It mostly takes a few seconds …'
    : `Reading ${count} photos. Each mostly takes a few seconds …`;

interface PhotoInputProps {
  label: string;
  isDisabled: boolean;
  /** Opens the camera on a phone; elsewhere it would only repeat the other one. */
  hasCamera?: boolean;
  onAdd: (files: readonly File[]) => void;
}

function PhotoInput({ label, isDisabled, hasCamera = false, onAdd }: PhotoInputProps) {
  const Icon = hasCamera ? IconCamera : IconPhotoPlus;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])]);
    // The same file chosen again must count as a change.
    event.target.value = '';
  };
  return (
    <label className={classes.choose} data-camera={hasCamera || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={!hasCamera}
        capture={hasCamera ? 'environment' : undefined}
        className={classes.input}
        disabled={isDisabled}
        onChange={handleChange}
      />
    </label>
  );
}
