/** Dates and lists in the locale of the reader. A form is made when it is first used, and again after the country has changed. */
import { locale } from './locale';

/** @example const dayForm = dateForm({ dateStyle: 'medium' }); dayForm.format(new Date()) // '29 Nov 2026' */
export function dateForm(options: Intl.DateTimeFormatOptions) {
  const formIn = remembered((used) => new Intl.DateTimeFormat(used, options));
  return { format: (at: Date | number): string => formIn(locale()).format(at) };
}

/** @example listForm({ type: 'conjunction' }).format(['Ann', 'Ben']) // 'Ann and Ben' */
export function listForm(options?: Intl.ListFormatOptions) {
  const formIn = remembered((used) => new Intl.ListFormat(used, options));
  return { format: (names: Iterable<string>): string => formIn(locale()).format(names) };
}

function remembered<Form>(make: (used: string) => Form): (used: string) => Form {
  let last: { used: string; form: Form } | undefined;
  return (used) => {
    if (last?.used !== used) last = { used, form: make(used) };
    return last.form;
  };
}
