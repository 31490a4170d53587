/** Values and error messages of a small form; editing a field clears its message. */
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useIsHydrated } from '../use-is-hydrated';

export interface FieldMessage {
  field: string;
  message: string;
}

/**
 * @example
 * const fields = useFields({ email: '', password: '' });
 * <TextInput label="Email" {...fields.bind('email')} />
 */
export function useFields<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const [messages, setMessages] = useState<FieldMessage[]>([]);
  const isRefused = useRef(false);

  const isHydrating = useRef(!useIsHydrated());
  useLayoutEffect(() => {
    // Text typed before hydration: read the values from the DOM.
    if (!isHydrating.current) return;
    setValues((current) => ({ ...current, ...typedInto(Object.keys(current)) }) as Values);
  }, []);

  useEffect(() => {
    // Focus the first invalid field after a refused submit, not while editing.
    if (isRefused.current && messages[0]) document.getElementsByName(messages[0].field)[0]?.focus();
    isRefused.current = false;
  }, [messages]);

  const setValue = (name: keyof Values & string, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setMessages((current) => current.filter(({ field }) => field !== name));
  };
  return {
    values,
    setValue,
    /** Replaces all messages. A field shows its first. */
    setMessages: (refusal: FieldMessage[]) => {
      isRefused.current = true;
      setMessages(refusal);
    },
    bind: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: messages.find(({ field }) => field === name)?.message,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(name, event.currentTarget.value),
    }),
  };
}

function typedInto(names: string[]): Record<string, string> {
  const fields = names.flatMap((name) => {
    const [field] = document.getElementsByName(name);
    return field instanceof HTMLInputElement && field.value !== '' ? [[name, field.value]] : [];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}
