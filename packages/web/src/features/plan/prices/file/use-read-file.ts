/** Sends a file of prices to the server's reader; can be cancelled. */
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import {
  priceFileLimits,
  priceFilesRoutes,
  type PriceFileOnWire,
} from '@saltbush/contract/plan/prices/price-files';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';

export interface FileReading {
  isReading: boolean;
  problem: string | undefined;
  read: (file: File) => void;
  cancel: () => void;
}

export function useReadFile(onRead: (found: PriceFileOnWire) => void): FileReading {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const read = async (file: File) => {
    if (file.size > priceFileLimits.bytes) return setProblem(tooLarge);
    const { signal } = (current.current = new AbortController());
    setProblem(undefined);
    setReading(true);
    try {
      onRead(await call(priceFilesRoutes.read, { file }, { signal }));
    } catch (error) {
      if (!signal.aborted) setProblem(describeError(error).message);
    } finally {
      if (current.current?.signal === signal) setReading(false);
    }
    return undefined;
  };
  const cancel = () => {
    current.current?.abort();
    setReading(false);
  };
  return { isReading, problem, read: (file) => void read(file), cancel };
}

const tooLarge = t`This file is larger than ${priceFileLimits.bytes / 1024 / 1024} MB. Please split it.`;
