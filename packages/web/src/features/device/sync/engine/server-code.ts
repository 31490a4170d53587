/**
 * What is only needed once the server is asked: sending, the stream and its notices. It is loaded after what
 * this device has is shown.
 */
export { BatchSender } from './batch-sender';
export { openStream } from './stream';
export { announceLeftovers } from '../notices/leftovers';
export { lostAccessToast } from '../notices/lost-access';
export { announceLostValues } from '../notices/lost-values';
export { announceNotStored } from '../notices/not-stored';
export { announceOutOfDate } from '../notices/out-of-date';
export { announceRefusals } from '../notices/refusals';
export { announceSetAside } from '../notices/set-aside';
export { eraseOwner } from '../storage/erase-owner';
export { forgetSetAside } from '../storage/set-aside';
