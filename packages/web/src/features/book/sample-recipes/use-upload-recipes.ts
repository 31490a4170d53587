/**
 * Uploads Australia's favourites one after the other (Spec 2, Sample recipe uploader).
 *
 * The server adds each at most once, so that an upload may be repeated, also in another tab.
 */
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  sampleRecipesRoutes,
  type SampleRecipeOnWire,
} from '@saltbush/contract/book/sample-recipes';
import type { CallOutput } from '@saltbush/contract/route';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { invalidateLists } from '../../recipe/recipes';
import { sampleRecipesKey } from './use-sample-recipes';

/** Spec 9, Uploader. */
const waitBetweenMs = 100;

export interface UploadState {
  state: 'idle' | 'uploading' | 'done' | 'cancelled';
  /** In the order of the upload. */
  uploaded: CallOutput<typeof sampleRecipesRoutes.upload>[];
  failed: number;
}

const idle: UploadState = { state: 'idle', uploaded: [], failed: 0 };

export function useUploadRecipes() {
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState(idle);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (samples: readonly SampleRecipeOnWire[]) => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    let latest: UploadState = { ...idle, state: 'uploading' };
    const show = (change: Partial<UploadState>) => setUpload((latest = { ...latest, ...change }));
    show({});
    for (const [n, sample] of samples.entries()) {
      if (n > 0) await wait(waitBetweenMs);
      if (controller.signal.aborted) break;
      const result = await uploadOne(sample, controller.signal);
      if (result) show({ uploaded: [...latest.uploaded, result] });
      else if (!controller.signal.aborted) show({ failed: latest.failed + 1 });
    }
    show({ state: controller.signal.aborted ? 'cancelled' : 'done' });
    if (!controller.signal.aborted) tellOutcome(latest);
    current.current = undefined;
    await invalidateLists(queryClient);
    await queryClient.invalidateQueries({ queryKey: sampleRecipesKey });
  };
  return {
    ...upload,
    start: (samples: readonly SampleRecipeOnWire[]) => void start(samples),
    cancel: () => current.current?.abort(),
  };
}

/** @returns nothing when it failed, which a toast says, or was cancelled */
async function uploadOne({ name, title }: SampleRecipeOnWire, signal: AbortSignal) {
  try {
    return await call(sampleRecipesRoutes.upload, { params: { name } }, { signal });
  } catch (error) {
    if (signal.aborted) return undefined;
    const { message } = describeError(error);
    showToast({ kind: 'error', title: t`Upload Error`, message: `${title}: ${message}` });
    return undefined;
  }
}

function tellOutcome({ uploaded, failed }: UploadState): void {
  if (failed > 0) {
    const all = uploaded.length + failed;
    const message = t`${failed} of ${all} recipes could not be added. Upload again to add them.`;
    showToast({ kind: 'error', title: t`Upload Failed`, message });
    return;
  }
  const added = uploaded.filter(({ outcome }) => outcome === 'uploaded').length;
  const message =
    added === 0
      ? t`All of them were already in your recipes.`
      : plural(added, {
          one: 'One recipe is now in your recipes.',
          other: '# recipes are now in your recipes.',
        });
  showToast({ kind: 'success', title: t`Upload Complete`, message });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
