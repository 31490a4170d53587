/** The tabs of the image picker, without a dialog around them. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { alongReading } from '../../../direction';
import type { PickerPanelProps, PickerTab } from './chosen-image';
import { CuratedPanel } from './curated/curated-panel';
import { DrawingPanel } from './drawing/drawing-panel';
import { PhotosPanel } from './photos/photos-panel';
import classes from './picker.module.css';
import { UploadPanel } from './upload-panel';

const tabs = [
  { tab: 'curated', label: t`Saltbush pictures`, Panel: CuratedPanel },
  { tab: 'upload', label: t`Upload`, Panel: UploadPanel },
  { tab: 'photos', label: t`Photo search`, Panel: PhotosPanel },
  { tab: 'drawing', label: t`AI Generated`, Panel: DrawingPanel },
] as const;

export function PickerPanels(props: Omit<PickerPanelProps, 'onOpenTab'>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<PickerTab>('curated');
  const open = (tab: PickerTab) => {
    setShown(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = tabAfter(shown, event.key);
    if (next === undefined) return;
    event.preventDefault();
    open(next);
  };
  const { Panel } = tabs.find(({ tab }) => tab === shown)!;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div ref={list} role="tablist" className={classes.tabs} onKeyDown={handleKey}>
        <TabButtons id={id} shown={shown} onShow={setShown} />
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        className={classes.panel}
      >
        <Panel {...props} onOpenTab={open} />
      </div>
    </>
  );
}

interface TabButtonsProps {
  /** Start of the ids of tabs and panel. */
  id: string;
  shown: PickerTab;
  onShow: (tab: PickerTab) => void;
}

function TabButtons({ id, shown, onShow }: TabButtonsProps) {
  return tabs.map(({ tab, label }) => (
    <Button
      key={tab}
      role="tab"
      id={`${id}-${tab}`}
      data-tab={tab}
      variant={tab === shown ? 'light' : 'subtle'}
      aria-selected={tab === shown}
      aria-controls={tab === shown ? `${id}-panel` : undefined}
      tabIndex={tab === shown ? 0 : -1}
      onClick={() => onShow(tab)}
    >
      {label}
    </Button>
  ));
}

function tabAfter(shown: PickerTab, key: string): PickerTab | undefined {
  const index = tabs.findIndex(({ tab }) => tab === shown);
  const next = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[alongReading(key)];
  return next === undefined ? undefined : tabs[next]?.tab;
}
