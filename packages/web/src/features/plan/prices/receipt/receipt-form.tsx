/** Prices from a receipt: a photo, then its lines to confirm. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <section className={classes.receipt} aria-label={t`Prices from a receipt`}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Prices from a receipt</Trans>
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
        <Trans>
          Lay the receipt flat in good light, with all of it in view. A long one can have up to{' '}
          {receiptLimits.photos} photos, from top to bottom. You check every price before it counts,
          and we don’t keep the photos.
        </Trans>
      </p>
      {failure && (
        <Alert color="red" role="alert" title={failure.title}>
          {failure.message}
        </Alert>
      )}
      <PhotoButtons onFiles={read} />
      <Button variant="default" onClick={onClose}>
        <Trans>Back to the prices</Trans>
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
        <Trans>Take a photo</Trans>
      </FileButton>
      <FileButton
        icon={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
        accept="image/*"
        multiple
        onFiles={(files) => onFiles(files.slice(0, receiptLimits.photos))}
      >
        <Trans>Choose photos</Trans>
      </FileButton>
    </div>
  );
}

function Reading({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={classes.reading}>
      <output>
        <Loader size="sm" aria-hidden />{' '}
        <Trans>Reading the receipt. This usually takes a few seconds …</Trans>
      </output>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
