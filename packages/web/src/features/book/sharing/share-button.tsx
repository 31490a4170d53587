/** The share button of an own recipe; the panel is loaded when the page is idle. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { ActionButton } from '../../../ui/action-button';
import { Sheet } from '../../../ui/dialog/sheet';
import { usePrefetch } from '../../../ui/use-prefetch';
import { SharePanel } from './share-panel.lazy';

export function ShareButton({ recipe }: { recipe: RecipeOnWire }) {
  const [isOpen, setOpen] = useState(false);
  usePrefetch(SharePanel.load);
  return (
    <>
      <ActionButton Icon={IconShare} label={t`Share`} onClick={() => setOpen(true)} />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t`Share ${recipe.title}`}>
        <SharePanel recipe={recipe} whileLoading={<Skeleton height={208} />} />
      </Sheet>
    </>
  );
}
