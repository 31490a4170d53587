/** Adds an image to the library, or describes one that is there in other words. */
import { t } from '@lingui/core/macro';
import type { ListedCuratedImage } from '@saltbush/contract/admin/curated-image-admin';
import { Dialog } from '../../../ui/dialog/dialog';
import { ImageForm } from './image-form';

/** The image that is edited, or a new one. */
export type OpenImage = ListedCuratedImage | 'new' | undefined;

export function ImageDialog({ open, onClose }: { open: OpenImage; onClose: () => void }) {
  return (
    <Dialog
      isOpen={open !== undefined}
      onClose={onClose}
      title={open === 'new' ? t`Add a picture` : t`Edit picture`}
      closesOnClickOutside={false}
    >
      {open !== undefined && (
        <ImageForm image={open === 'new' ? undefined : open} onDone={onClose} />
      )}
    </Dialog>
  );
}
