import type { Delivery } from '@saltbush/contract/accounts';

/** On a Saltbush without mail nobody should wait for a letter: it lies where an admin can read it. */
export function whereMailWent(delivery: Delivery, whenSent: string): string {
  return delivery === 'mail'
    ? whenSent
    : 'This Saltbush does not send email yet. Your admin finds the link in the outbox.';
}
