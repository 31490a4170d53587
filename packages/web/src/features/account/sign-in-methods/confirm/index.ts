/** Asks who someone is before what gives a lasting way in: not part of what the first pages load. */
export { ProofDialog, type ProofQuestion } from './proof-dialog';
export { useConfirmed } from './use-confirmed';
export { useConfirmedForm } from './use-confirmed-form';
