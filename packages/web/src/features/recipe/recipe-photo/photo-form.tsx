/** Takes, orders and reads photos of a recipe; then the form opens beside them. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { photoLimits, type PhotographedDraft } from '@saltbush/contract/recipe/recipe-photo';
import { ariaBusyProps } from '../../../ui/feedback/aria-busy';
import { FileButton } from '../../../ui/fields/file-button';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { Panel } from '../../../ui/layout/panel';
import { ChosenPhotos } from './chosen-photos';
import classes from './photo-form.module.css';
import { usePhotos } from './use-photos';
import { useReadPhotos } from './use-read-photos';
import { ReaderHint } from './reader-hint';

export interface PhotoFormProps {
  /** Something else is being read. */
  isBusy: boolean;
  /** Photos that another app shared: chosen when the form opens. */
  shared?: readonly File[] | undefined;
  onRead: (draft: PhotographedDraft, photos: readonly Blob[]) => void;
  /** The photos hold a text, but no recipe was found in it. */
  onText: (text: string) => void;
}

export function PhotoForm({ isBusy, shared, onRead, onText }: PhotoFormProps) {
  const { photos, problem, add, remove, moveEarlier } = usePhotos(shared);
  const { stage, failure, cancel, read } = useReadPhotos(onRead);
  const isReading = stage !== undefined;
  const isFull = photos.length >= photoLimits.photos;
  return (
    <Panel title={t`From a photo`}>
      <p className={classes.hint}>{photoHint}</p>
      <PhotoButtons isOff={isReading || isFull} onFiles={add} />
      <p className={classes.small}>
        <ReaderHint />
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <PreservedFocus className={classes.part}>
        <ChosenPhotos
          photos={photos}
          isLocked={isReading}
          onMoveEarlier={moveEarlier}
          onRemove={remove}
        />
      </PreservedFocus>
      <PreservedFocus className={classes.part}>
        {stage ? (
          <Progress stage={stage} count={photos.length} onCancel={cancel} />
        ) : (
          <ReadButton
            count={photos.length}
            isBusy={isBusy}
            onRead={() => read(photos.map(({ file }) => file))}
          />
        )}
      </PreservedFocus>
      {failure && <FailureAlert failure={failure} onText={onText} />}
    </Panel>
  );
}

const photoHint = t`Photograph a book, magazine or card straight from above, in good light, with the whole recipe in view. Several photos are read as one recipe. JPEG, HEIC, PNG, TIFF and other pictures will do.`;

interface PhotoButtonsProps {
  isOff: boolean;
  onFiles: (files: readonly File[]) => void;
}

function PhotoButtons({ isOff, onFiles }: PhotoButtonsProps) {
  return (
    <div className={classes.adders}>
      <FileButton
        icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
        accept="image/*"
        capture="environment"
        disabled={isOff}
        onFiles={onFiles}
      >
        <Trans>Take a photo</Trans>
      </FileButton>
      <FileButton
        icon={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
        accept="image/*,.heic,.heif,.tif,.tiff,.bmp"
        multiple
        disabled={isOff}
        onFiles={onFiles}
      >
        <Trans>Choose photos</Trans>
      </FileButton>
    </div>
  );
}

interface ReadButtonProps {
  /** Number of photos. */
  count: number;
  isBusy: boolean;
  onRead: () => void;
}

function ReadButton({ count, isBusy, onRead }: ReadButtonProps) {
  if (count === 0) return null;
  return (
    <Button {...ariaBusyProps(isBusy)} onClick={() => !isBusy && onRead()}>
      <Plural value={count} one="Read the photo" other="Read # photos" />
    </Button>
  );
}

type Reading = ReturnType<typeof useReadPhotos>;

interface ProgressProps {
  stage: NonNullable<Reading['stage']>;
  /** Number of photos. */
  count: number;
  onCancel: () => void;
}

function Progress({ stage, count, onCancel }: ProgressProps) {
  return (
    <Group justify="space-between" className={classes.progress}>
      <output className={classes.stage}>
        <Loader size="sm" aria-hidden />
        {stage === 'preparing' ? t`Making the photos smaller …` : readingLabel(count)}
      </output>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </Group>
  );
}

interface FailureAlertProps extends Pick<PhotoFormProps, 'onText'> {
  failure: NonNullable<Reading['failure']>;
}

function FailureAlert({ failure: { title, message, text }, onText }: FailureAlertProps) {
  return (
    <Alert color="red" role="alert" title={title}>
      <Text>{message}</Text>
      {text !== undefined && (
        <Button mt="sm" variant="default" onClick={() => onText(text)}>
          <Trans>Use the text we read</Trans>
        </Button>
      )}
    </Alert>
  );
}

const readingLabel = (count: number): string =>
  count === 1
    ? t`Reading the photo. This usually takes a few seconds …`
    : t`Reading ${count} photos. Each usually takes a few seconds …`;
