import { Button } from '@mantine/core';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';

export interface ReceiptButtonProps {
  /** The first of several ways. */
  isMain?: boolean;
  onClick: () => void;
}

export function ReceiptButton({ isMain = false, onClick }: ReceiptButtonProps) {
  const icon = <IconReceipt size={20} stroke={1.75} aria-hidden />;
  return (
    <Button variant={isMain ? 'filled' : 'default'} leftSection={icon} onClick={onClick}>
      Add prices from a receipt
    </Button>
  );
}
