/** The source photos beside the form, with zoom. */
import { ActionIcon, Alert, Button, Group } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useId, useState } from 'react';
import type { SourcePhoto } from './source-photos';
import classes from './source-photos-panel.module.css';

/** Zoom: width of the photo relative to the panel. */
const zooms = [1, 1.5, 2, 3] as const;

interface SourcePhotosPanelProps {
  photos: readonly SourcePhoto[];
  doubtfulLines: readonly string[];
}

export function SourcePhotosPanel({ photos, doubtfulLines }: SourcePhotosPanelProps) {
  const id = useId();
  const [zoom, setZoom] = useState(0);
  // In the one-column layout only; beside the form it is always open.
  const [isOpen, setOpen] = useState(true);
  return (
    <aside className={classes.panel} aria-label="Photo of the recipe">
      <Group gap="xs" justify="space-between" className={classes.bar}>
        <Button
          className={classes.toggle}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={
            isOpen ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the photo' : 'Show the photo'}
        </Button>
        <ZoomButtons zoom={zoom} isHidden={!isOpen} onZoom={setZoom} />
      </Group>
      <DoubtfulLines lines={doubtfulLines} />
      <PhotosView id={id} photos={photos} zoom={zooms[zoom] ?? 1} isOpen={isOpen} />
    </aside>
  );
}

interface PhotosViewProps {
  id: string;
  photos: readonly SourcePhoto[];
  /** Width of a photo relative to the panel. */
  zoom: number;
  isOpen: boolean;
}

function PhotosView({ id, photos, zoom, isOpen }: PhotosViewProps) {
  return (
    <section
      id={id}
      className={classes.view}
      data-closed={!isOpen || undefined}
      aria-label="Photos, scrollable"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard; not every browser sees to it
      tabIndex={0}
    >
      {photos.map(({ url }, index) => (
        <img
          key={url}
          src={url}
          alt={photos.length === 1 ? 'Your photo' : `Your photo ${index + 1}`}
          style={{ width: `${zoom * 100}%` }}
        />
      ))}
    </section>
  );
}

function DoubtfulLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const title = lines.length === 1 ? 'Check this amount' : 'Check these amounts';
  return (
    <Alert className={classes.doubtful} color="orange" title={title}>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      The fraction was hard to read.
    </Alert>
  );
}

interface ZoomButtonsProps {
  /** Index in `zooms`. */
  zoom: number;
  isHidden: boolean;
  onZoom: (zoom: number) => void;
}

function ZoomButtons({ zoom, isHidden, onZoom }: ZoomButtonsProps) {
  return (
    <Group gap="xs" className={classes.zoom} data-closed={isHidden || undefined}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Smaller"
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      >
        <IconZoomOut size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Larger"
        disabled={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        <IconZoomIn size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
