/** Uploads an image when it is chosen; a second choice replaces the first. */
import { useEffect, useRef, useState } from 'react';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { shrinkToLimit } from './upload-image';

export type UploadStage = 'preparing' | 'sending';

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

function releasePreview(url: string | undefined): void {
  if (url !== undefined) URL.revokeObjectURL(url);
}
