/** Ways in which many prices come in at once. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';

export interface PriceButtonsProps {
  /** The first of several ways. */
  isMain?: boolean;
  onSource: (source: 'receipt' | 'file') => void;
}

export function PriceButtons({ isMain = false, onSource }: PriceButtonsProps) {
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconReceipt size={20} stroke={1.75} aria-hidden />}
        onClick={() => onSource('receipt')}
      >
        <Trans>Add prices from a receipt</Trans>
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileUpload size={20} stroke={1.75} aria-hidden />}
        onClick={() => onSource('file')}
      >
        <Trans>Add prices from a file</Trans>
      </Button>
    </>
  );
}
