/** Prices from a receipt: a photo, then its lines to confirm. */
import { Alert, Button, Loader } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useEffect, useRef, useState } from 'react';
import { receiptLimits, type ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import { FileButton } from '../../../../ui/fields/file-button';
import type { ReceiptFormProps } from './receipt-props';
import { ReceiptReview } from './receipt-review';
import classes from './receipt.module.css';
import { useReadReceipt } from './use-read-receipt';

export function ReceiptForm(props: ReceiptFormProps) {
  const [receipt, setReceipt] = useState<ReceiptOnWire>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.receipt} aria-label="Prices from a receipt">
      <h3 ref={heading} tabIndex={-1}>
        Prices from a receipt
      </h3>
      {receipt ? (
        <ReceiptReview {...props} receipt={receipt} />
      ) : (
        <ReceiptPhoto onRead={setReceipt} onClose={props.onClose} />
      )}
    </section>
  );
}

interface ReceiptPhotoProps {
  onRead: (receipt: ReceiptOnWire) => void;
  onClose: () => void;
}

function ReceiptPhoto({ onRead, onClose }: ReceiptPhotoProps) {
  const { isReading, failure, read, cancel } = useReadReceipt(onRead);
  if (isReading) return <Reading onCancel={cancel} />;
  return (
    <>
      <p className={classes.note}>
        Lay the receipt flat in good light, with all of it in view. A long one can have up to{' '}
        {receiptLimits.photos} photos, from top to bottom. You check every price before it counts,
        and we don’t keep the photos.
      </p>
      {failure && (
        <Alert color="red" role="alert" title={failure.title}>
          {failure.message}
        </Alert>
      )}
      <PhotoButtons onFiles={read} />
      <Button variant="default" onClick={onClose}>
        Back to the prices
      </Button>
    </>
  );
}

function PhotoButtons({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <div className={classes.buttons}>
      <FileButton
        icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
        accept="image/*"
        capture="environment"
        onFiles={onFiles}
      >
        Take a photo
      </FileButton>
      <FileButton
        icon={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
        accept="image/*"
        multiple
        onFiles={(files) => onFiles(files.slice(0, receiptLimits.photos))}
      >
        Choose photos
      </FileButton>
    </div>
  );
}

function Reading({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={classes.reading}>
      <output>
        <Loader size="sm" aria-hidden /> Reading the receipt. This usually takes a few seconds …
      </output>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
