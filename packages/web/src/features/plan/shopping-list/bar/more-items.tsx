/** The entries of the menu of the list; loaded by `more-menu.tsx`. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, VisuallyHidden } from '@mantine/core';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconFridge from '@tabler/icons-react/dist/esm/icons/IconFridge.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { formatWeekdays } from '@saltbush/domain/plan/days/format-days';
import { listAsText } from '@saltbush/domain/plan/shopping-list/list/list-as-text';
import { shareText } from '../../../../ui/share-text';
import type { ScreenChoice } from '../../../device/screen-on';
import { usePutAway } from '../actions/use-put-away';
import { useOptionalSwitch } from '../check/use-optional-switch';
import { useListContext } from '../list-context';
import type { SheetName } from './sheet-name';

export interface MoreItemsProps {
  screen: ScreenChoice;
  onOpenSheet: (sheet: SheetName) => void;
}

export function MoreItems({ screen, onOpenSheet }: MoreItemsProps) {
  const { list } = useListContext();
  const { clearTicked } = usePutAway();
  const share = () =>
    void shareText({
      title: t`Shopping list, ${formatWeekdays(list.days)}`,
      text: listAsText(list),
      copied: t`List copied`,
      failed: t`The list could not be copied`,
    });
  const optionalItems = useOptionalSwitch();
  const optional = {
    label: t`Optional items`,
    Icon: IconCircleDashed,
    onClick: () => optionalItems.setShown(!optionalItems.isShown),
  };
  const clear = { label: t`Clear ticked items`, Icon: IconChecks, onClick: clearTicked };
  return (
    <>
      {list.done > 0 && <MenuEntry entry={clear} />}
      {[...sheetEntries(onOpenSheet), ...shareEntries(share)].map((entry) => (
        <MenuEntry key={entry.label} entry={entry} />
      ))}
      <MenuEntry entry={optional} isOn={optionalItems.isShown} />
      {screen.isOn !== undefined && (
        <MenuEntry
          entry={{ label: t`Keep the screen on`, Icon: IconSun, onClick: screen.toggle }}
          isOn={screen.isOn}
        />
      )}
    </>
  );
}

function sheetEntries(open: (sheet: SheetName) => void): Entry[] {
  return [
    { label: t`New list`, Icon: IconListDetails, onClick: () => open('New list') },
    {
      label: t`Add a recipe`,
      Icon: IconToolsKitchen2,
      onClick: () => open('Add a recipe to the list'),
    },
    { label: t`Scan a barcode`, Icon: IconBarcode, onClick: () => open('Scan a barcode') },
    { label: t`Compare prices`, Icon: IconScale, onClick: () => open('Compare prices') },
    { label: t`Store & aisles`, Icon: IconArrowsSort, onClick: () => open('Store & aisles') },
    { label: t`At home`, Icon: IconFridge, onClick: () => open('At home') },
    { label: t`Set your staples`, Icon: IconHomeCheck, onClick: () => open('Set your staples') },
    { label: t`History`, Icon: IconHistory, onClick: () => open('History') },
  ];
}

const shareEntries = (onShare: () => void): Entry[] => [
  { label: t`Share as text`, Icon: IconShare, onClick: onShare },
  { label: t`Print`, Icon: IconPrinter, onClick: () => window.print() },
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
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      rightSection={isOn && <IconCheck size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {label}
      {isOn && (
        <VisuallyHidden>
          {', '}
          <Trans>on</Trans>
        </VisuallyHidden>
      )}
    </Menu.Item>
  );
}
