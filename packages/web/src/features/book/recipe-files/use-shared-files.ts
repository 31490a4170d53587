/** Files that another app shared. A person says that they are to be imported, since any site could have sent them. */
import { useState } from 'react';
import { useShared } from '../shared-import';

export function useSharedFiles() {
  const { content, problem, forget } = useShared();
  const [sent, setSent] = useState<readonly File[]>([]);
  const waiting = (content?.files ?? []).filter((file) => !sent.includes(file));
  const markSent = (file: File) => {
    setSent((before) => [...before, file]);
    if (waiting.length === 1 && waiting[0] === file) forget();
  };
  return { waiting, problem, markSent };
}
