/** The values of a small form and the message under each field; a message goes when its field is edited. */
import { useEffect, useRef, useState, type ChangeEvent } from 'react';

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

  useEffect(() => {
    // A refused form starts where something has to be changed; while it is edited, focus stays.
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
    /** Refuses the form: replaces all messages. A field shows its first. */
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
