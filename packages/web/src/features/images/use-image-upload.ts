/** Uploads an image when it is chosen; a second choice replaces the first. */
import { useEffect, useRef, useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes, maxImageBytes } from '@saltbush/contract/images';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { shrinkImage } from './shrink-image';

export type UploadStage = 'preparing' | 'sending';
export const maxImageMb = maxImageBytes / 1024 / 1024;

export type ImageUpload = ReturnType<typeof useImageUpload>;

export function useImageUpload(onUploaded: (imageUrl: string) => void) {
  const [stage, setStage] = useState<UploadStage>();
  const [error, setError] = useState<string>();
  const [previewUrl, setPreviewUrl] = useState<string>();
  const current = useRef<AbortController>(undefined);

  useEffect(() => () => current.current?.abort(), []);
  useEffect(() => () => releasePreview(previewUrl), [previewUrl]);

  const finish = () => {
    current.current = undefined;
    setStage(undefined);
  };
  const cancel = () => {
    current.current?.abort();
    finish();
    setPreviewUrl(undefined);
    setError(undefined);
  };
  const send = async (file: File) => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    setPreviewUrl(URL.createObjectURL(file));
    try {
      setStage('preparing');
      const smaller = await shrinkToLimit(file);
      controller.signal.throwIfAborted();
      setStage('sending');
      const { signal } = controller;
      const { imageUrl } = await call(imagesRoutes.upload, { file: smaller }, { signal });
      finish();
      onUploaded(imageUrl);
    } catch (failure) {
      if (controller.signal.aborted) return;
      finish();
      setPreviewUrl(undefined);
      setError(describeError(failure).message);
    }
  };
  return { stage, error, previewUrl, send, cancel };
}

/** @throws `PAYLOAD_TOO_LARGE` if it is too large even when it is shrunk */
async function shrinkToLimit(file: File): Promise<Blob> {
  const smaller = await shrinkImage(file);
  if (smaller.size <= maxImageBytes) return smaller;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    `This picture is larger than ${maxImageMb} MB. Please choose a smaller one.`,
  );
}

function releasePreview(url: string | undefined): void {
  if (url !== undefined) URL.revokeObjectURL(url);
}
