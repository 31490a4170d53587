/** Opens Magic Menu. Its code is loaded when the page is idle, or on first use. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs';
import { useState } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { onceOpened } from '../../../ui/dialog/once-opened';
import { MagicMenuDialog } from './magic-menu-dialog.lazy';
import type { PlannedWeek } from './planned-week';

const LoadedDialog = onceOpened(MagicMenuDialog);

export interface MagicMenuButtonProps {
  week: PlannedWeek;
  isDisabled: boolean;
  /** Shows seven other days, by the first of them. */
  onShow: (start: PlainDate) => void;
}

/** @example <MagicMenuButton week={{ scope, menu, undated, leftovers, cards, today, addDinners }} isDisabled={plan.isLoading} onShow={show} /> */
export function MagicMenuButton({ week, isDisabled, onShow }: MagicMenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconWand size={20} stroke={1.75} aria-hidden />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        <Trans>Magic Menu</Trans>
      </Button>
      <LoadedDialog week={week} isOpen={isOpen} onClose={() => setOpen(false)} onShow={onShow} />
    </>
  );
}
