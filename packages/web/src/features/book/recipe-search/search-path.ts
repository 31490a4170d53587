/** Not in `paths`, which every visitor loads. */
export const searchPath = '/find';
