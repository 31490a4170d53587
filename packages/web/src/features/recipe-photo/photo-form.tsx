/** Photos of a recipe, taken or chosen, put in their order, and read; the form opens beside them. */
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { photoLimits, type PhotographedDraft } from '@saltbush/contract/recipe-photo';
import { busy } from '../../ui/busy';
import { FileButton } from '../../ui/file-button';
import { KeptFocus } from '../../ui/kept-focus';
import { Panel } from '../../ui/panel';
import { ChosenPhotos } from './chosen-photos';
import classes from './photo-form.module.css';
import { usePhotos } from './use-photos';
import { useReadPhotos } from './use-read-photos';
import { WhoReads } from './who-reads';

export interface PhotoFormProps {
  /** Something else is being read. */
  isBusy: boolean;
  onRead: (draft: PhotographedDraft, photos: readonly Blob[]) => void;
  /** The photos hold a text, but no recipe was found in it. */
  onText: (text: string) => void;
}

export function PhotoForm({ isBusy, onRead, onText }: PhotoFormProps) {
  const { photos, problem, add, remove, moveEarlier } = usePhotos();
  const { stage, failure, cancel, read } = useReadPhotos(onRead);
  const isReading = stage !== undefined;
  const isFull = photos.length >= photoLimits.photos;
  const { text } = failure ?? {};
  return (
    <Panel title="From a photo">
      <p className={classes.hint}>
        Of a book, a magazine or a card: straight from above, in good light, with the whole recipe
        in sight. Several photos are read as one recipe.
      </p>
      <div className={classes.adders}>
        <FileButton
          icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
          accept="image/*"
          capture="environment"
          disabled={isReading || isFull}
          onFiles={add}
        >
          Take a photo
        </FileButton>
        <FileButton
          icon={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
          accept="image/*"
          multiple
          disabled={isReading || isFull}
          onFiles={add}
        >
          Choose photos
        </FileButton>
      </div>
      <p className={classes.small}>
        <WhoReads />
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <KeptFocus className={classes.part}>
        <ChosenPhotos
          photos={photos}
          isLocked={isReading}
          onMoveEarlier={moveEarlier}
          onRemove={remove}
        />
      </KeptFocus>
      <KeptFocus className={classes.part}>
        {photos.length > 0 && !isReading && (
          <Button {...busy(isBusy)} onClick={() => !isBusy && read(photos.map(({ file }) => file))}>
            {photos.length === 1 ? 'Read the photo' : `Read ${photos.length} photos`}
          </Button>
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
      </KeptFocus>
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
    </Panel>
  );
}

const readingLabel = (count: number): string =>
  count === 1
    ? 'Reading the photo. It mostly takes a few seconds …'
    : `Reading ${count} photos. Each mostly takes a few seconds …`;
