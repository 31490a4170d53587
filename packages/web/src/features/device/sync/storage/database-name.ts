/** @example databaseName(user._id) // 'saltbush-0196…' */
export const databaseName = (userId: string): string => `saltbush-${userId}`;
