/** What the recipe was read from, beside the form: photos with zoom, or a text with the line that is looked at. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Anchor, Group } from '@mantine/core';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useRef, useState } from 'react';
import type { ImportSource } from './import-source';
import classes from './source-panel.module.css';
import { SourcePhotos, type SourcePhotosProps } from './source-photos';
import { useSoughtBox, type SoughtLine } from './sought-line';
import { SourceText } from './source-text';

/** Zoom: width of the photo relative to the panel. */
const zooms = [1, 1.5, 2, 3] as const;

interface SourcePanelProps extends Omit<SourcePhotosProps, 'photos' | 'lines' | 'zoom'> {
  source: ImportSource;
  /** The doubtful line to go to. */
  sought: SoughtLine | undefined;
}

export function SourcePanel({ source, sought, onChoose, ...wanted }: SourcePanelProps) {
  const { photos, lines, text, url } = source;
  const [zoom, setZoom] = useState(0);
  const view = useRef<HTMLElement>(null);
  useSoughtBox(view, sought);
  return (
    <aside className={classes.panel} aria-label={t`Source`}>
      {photos.length > 0 && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
      {url !== undefined && (
        <Anchor className={classes.link} href={url} target="_blank" rel="noreferrer">
          <Trans>Open the page</Trans>
        </Anchor>
      )}
      <section
        ref={view}
        className={classes.view}
        data-photos={photos.length > 0 || undefined}
        aria-label={t`Source, scrollable`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard; not every browser sees to it
        tabIndex={0}
      >
        <SourcePhotos
          photos={photos}
          lines={lines}
          zoom={zooms[zoom] ?? 1}
          onChoose={onChoose}
          {...wanted}
        />
        {text !== '' && <SourceText text={text} {...wanted} />}
      </section>
    </aside>
  );
}

interface ZoomButtonsProps {
  /** Index in `zooms`. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  return (
    <Group gap="xs" justify="end">
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t`Smaller`}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      >
        <IconZoomOut size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t`Larger`}
        disabled={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        <IconZoomIn size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
