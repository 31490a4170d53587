/** The share button of an own recipe; the panel is loaded when the page is idle. */
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { lazy, Suspense, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { ActionButton } from '../../../ui/action-button';
import { Dialog } from '../../../ui/dialog/dialog';
import { usePrefetch } from '../../../ui/use-prefetch';

const loadPanel = async () => ({ default: (await import('./share-panel')).SharePanel });
const SharePanel = lazy(loadPanel);

export function ShareButton({ recipe }: { recipe: RecipeOnWire }) {
  const [isOpen, setOpen] = useState(false);
  usePrefetch(loadPanel);
  return (
    <>
      <ActionButton Icon={IconShare} label="Share" onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Share ${recipe.title}`}>
        <Suspense fallback={null}>
          <SharePanel recipe={recipe} />
        </Suspense>
      </Dialog>
    </>
  );
}
