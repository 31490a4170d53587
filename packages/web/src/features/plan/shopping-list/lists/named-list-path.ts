/** No page leads there that every visitor loads, so it is not in `paths`. */
export const namedListPath = '/shopping-list/$id';
