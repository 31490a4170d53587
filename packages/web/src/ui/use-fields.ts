/** The values of a small form and the message under each field; a message goes when its field is edited. */
import { useEffect, useState, type ChangeEvent } from 'react';

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

  useEffect(() => {
    // A refused form starts where something has to be changed.
    const first = messages[0] && document.getElementsByName(messages[0].field)[0];
    if (first && document.activeElement?.getAttribute('aria-invalid') !== 'true') first.focus();
  }, [messages]);

  const setValue = (name: keyof Values & string, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    if (messages.some(({ field }) => field === name)) {
      setMessages(messages.filter(({ field }) => field !== name));
    }
  };
  return {
    values,
    setValue,
    /** Replaces all messages; a field shows its first. */
    setMessages,
    bind: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: messages.find(({ field }) => field === name)?.message,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(name, event.currentTarget.value),
    }),
  };
}
