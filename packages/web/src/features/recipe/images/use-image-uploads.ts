/** Uploads several images, one after the other. */
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../api/describe-error';
import { uploadImage } from './upload-image';

export interface ImageUploads {
  /** How many are on their way or wait for it. */
  waiting: number;
  error: string | undefined;
  send: (files: readonly File[]) => Promise<void>;
}

/** @param onUploaded called for each, in their order */
export function useImageUploads(onUploaded: (imageUrl: string) => void): ImageUploads {
  const [waiting, setWaiting] = useState(0);
  const [error, setError] = useState<string>();
  const left = useRef<AbortController>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const sendOne = async (file: File) => {
    const { signal } = left.current!;
    if (signal.aborted) return;
    try {
      onUploaded(await uploadImage(file, signal));
    } catch (failure) {
      if (!signal.aborted) setError(describeError(failure).message);
    } finally {
      setWaiting((now) => now - 1);
    }
  };
  const send = async (files: readonly File[]) => {
    setError(undefined);
    setWaiting((now) => now + files.length);
    for (const file of files) queue.current = queue.current.then(() => sendOne(file));
    await queue.current;
  };
  return { waiting, error, send };
}
