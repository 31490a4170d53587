/** Submit handler of a form: one request at a time, without a page navigation. */
import { useEffect, useState, type SyntheticEvent } from 'react';
import { replaySubmit } from './pending-submit';

/** `onFailure` gets whatever `send` threw. */
export function useSubmit(send: () => Promise<void>, onFailure: (error: unknown) => void) {
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  useEffect(replaySubmit, []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return { isBusy, handleSubmit };
}
