/** Sends photos of a receipt to the server's reader; can be cancelled. */
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { receiptsRoutes, type ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { smallerPhoto } from '../../../recipe/recipe-photo';

export interface ReceiptReading {
  isReading: boolean;
  failure: { title: string; message: string } | undefined;
  read: (photos: readonly File[]) => void;
  cancel: () => void;
}

export function useReadReceipt(onRead: (receipt: ReceiptOnWire) => void): ReceiptReading {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<ReceiptReading['failure']>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const read = async (photos: readonly File[]) => {
    const { signal } = (current.current = new AbortController());
    setFailure(undefined);
    setReading(true);
    try {
      const files: Blob[] = [];
      for (const photo of photos) files.push(await smallerPhoto(photo));
      const receipt = await call(receiptsRoutes.read, { files }, { signal });
      if (receipt.lines.length > 0) onRead(receipt);
      else setFailure(nothingFound);
    } catch (error) {
      if (!signal.aborted) setFailure(describeError(error));
    } finally {
      if (current.current?.signal === signal) setReading(false);
    }
  };
  const cancel = () => {
    current.current?.abort();
    setReading(false);
  };
  return { isReading, failure, read: (photos) => void read(photos), cancel };
}

const nothingFound = {
  title: t`No prices found`,
  message: t`Lay the receipt flat in good light, fill the photo with it, and try again.`,
};
