/** What is needed less often than ticking and adding. */
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { mainPart } from '../../../ui/layout/main-part';
import { useWakeLock } from '../state/use-wake-lock';

export type SheetName = 'order' | 'history' | 'staples' | 'recipe';

export interface MoreMenuProps {
  hasTicked: boolean;
  onClear: () => void;
  onShare: () => void;
  onOpenSheet: (sheet: SheetName) => void;
}

export function MoreMenu({ hasTicked, onClear, onShare, onOpenSheet }: MoreMenuProps) {
  const wakeLock = useWakeLock();
  const entries = [...sheetEntries(onOpenSheet), ...shareEntries(onShare)];
  return (
    <Menu position="bottom-end" width={272} portalProps={{ target: mainPart() }}>
      <Menu.Target>
        <ActionIcon aria-label="More">
          <IconDotsVertical size={22} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasTicked && (
          <MenuEntry entry={{ label: 'Clear ticked items', Icon: IconChecks, onClick: onClear }} />
        )}
        {entries.map((entry) => (
          <MenuEntry key={entry.label} entry={entry} />
        ))}
        {wakeLock.isOn !== undefined && (
          <MenuEntry
            entry={{ label: 'Keep the screen on', Icon: IconSun, onClick: wakeLock.toggle }}
            isOn={wakeLock.isOn}
          />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function sheetEntries(open: (sheet: SheetName) => void): Entry[] {
  return [
    { label: 'Add a recipe', Icon: IconToolsKitchen2, onClick: () => open('recipe') },
    { label: 'Store and order of aisles', Icon: IconArrowsSort, onClick: () => open('order') },
    { label: 'Choose what you always have', Icon: IconHomeCheck, onClick: () => open('staples') },
    { label: 'History', Icon: IconHistory, onClick: () => open('history') },
  ];
}

const shareEntries = (onShare: () => void): Entry[] => [
  { label: 'Share as text', Icon: IconShare, onClick: onShare },
  { label: 'Print', Icon: IconPrinter, onClick: () => window.print() },
];

interface Entry {
  label: string;
  Icon: typeof IconSun;
  onClick: () => void;
}

/** @param isOn of a switch; undefined for an action */
function MenuEntry({ entry, isOn }: { entry: Entry; isOn?: boolean }) {
  const { label, Icon, onClick } = entry;
  return (
    <Menu.Item
      mih={44}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      rightSection={isOn && <IconCheck size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {label}
      {isOn && <VisuallyHidden>, on</VisuallyHidden>}
    </Menu.Item>
  );
}
