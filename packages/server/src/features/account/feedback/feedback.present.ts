import type { FeedbackMessage } from '@saltbush/contract/account/feedback';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import type { MessageRow } from './feedback.store';

export function presentMessage(row: MessageRow): FeedbackMessage {
  return {
    _id: row.id,
    number: row.number,
    text: row.text,
    ...(row.imageId !== null && { imageUrl: imageUrl(row.imageId) }),
    isFromAdmin: row.isFromAdmin,
    ...(row.isFromAdmin && row.author !== null && { author: row.author }),
    createdAt: row.createdAt.toISOString(),
  };
}
