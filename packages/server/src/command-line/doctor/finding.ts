/** What `saltbush doctor` found, and what to do about it. */
export interface Finding {
  /** With a fault something does not work, or data may get lost; a warning is worth knowing. */
  kind: 'fault' | 'warning';
  /** A sentence. */
  what: string;
  /** A sentence that says what to do. */
  todo: string;
}

export const fault = (what: string, todo: string): Finding => ({ kind: 'fault', what, todo });
export const warning = (what: string, todo: string): Finding => ({ kind: 'warning', what, todo });
