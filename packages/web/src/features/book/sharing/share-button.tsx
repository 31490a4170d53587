/** The share button of an own recipe; the panel is loaded when the page is idle. */
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { ActionButton } from '../../../ui/action-button';
import { Dialog } from '../../../ui/dialog/dialog';
import { usePrefetch } from '../../../ui/use-prefetch';
import { SharePanel } from './share-panel.lazy';

export function ShareButton({ recipe }: { recipe: RecipeOnWire }) {
  const [isOpen, setOpen] = useState(false);
  usePrefetch(SharePanel.load);
  return (
    <>
      <ActionButton Icon={IconShare} label="Share" onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Share ${recipe.title}`}>
        <SharePanel recipe={recipe} />
      </Dialog>
    </>
  );
}
