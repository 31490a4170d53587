/** Opens Magic Menu. Its code is loaded when the page is idle, or on first use. */
import { Button } from '@mantine/core';
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs';
import { lazy, Suspense, useState } from 'react';
import { usePrefetch } from '../../../ui/use-prefetch';
import type { PlannedWeek } from './planned-week';

const loadDialog = async () => ({ default: (await import('./magic-menu-dialog')).MagicMenuDialog });
const MagicMenuDialog = lazy(loadDialog);

/** @example <MagicMenuButton week={{ scope, menu, cards, today, addDinners }} isDisabled={plan.isLoading} /> */
export function MagicMenuButton({ week, isDisabled }: { week: PlannedWeek; isDisabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  usePrefetch(loadDialog);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        leftSection={<IconWand size={20} stroke={1.75} aria-hidden />}
        disabled={isDisabled}
        onClick={open}
      >
        Magic Menu
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MagicMenuDialog week={week} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
