/** What a form does when it is sent: once at a time, and without the browser leaving the page. */
import { useState, type SyntheticEvent } from 'react';

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
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return { isBusy, handleSubmit };
}
