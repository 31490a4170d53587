/** Uploads a file. The import then continues without this page. */
import { t } from '@lingui/core/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  recipeFileLimits,
  recipeFilesRoutes,
  type DuplicateChoice,
} from '@saltbush/contract/book/recipe-files';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { importsKey } from './use-imports';

/** @param onSent called when the list of imports includes that of the file */
export function useImportForm(onSent: (file: File) => void) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<File>();
  const [failure, setFailure] = useState<{ title: string; message: string }>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File, duplicates: DuplicateChoice) => {
    if (file.size > recipeFileLimits.bytes) return setFailure(tooLarge);
    const controller = new AbortController();
    current.current = controller;
    setSending(file);
    setFailure(undefined);
    try {
      const { signal } = controller;
      await call(recipeFilesRoutes.importFile, { file, query: { duplicates } }, { signal });
      await refetchImports(queryClient);
      onSent(file);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeError(error));
    } finally {
      if (current.current === controller) setSending(undefined);
    }
  };
  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setSending(undefined);
  };
  return {
    sending,
    failure,
    cancel,
    send: (file: File, duplicates: DuplicateChoice) => void send(file, duplicates),
  };
}

/** A first answer still on its way is older than the import, and a refetch would wait for that answer. */
async function refetchImports(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: importsKey });
  await queryClient.invalidateQueries({ queryKey: importsKey });
}

const tooLarge = {
  title: t`That file is too large`,
  message: t`Please export your recipes in several files, and import them one after the other. The file with everything from another Saltbush can’t be split: your admin can import it on the server with “npm run saltbush -- import”.`,
};
