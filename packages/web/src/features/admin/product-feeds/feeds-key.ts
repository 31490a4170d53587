/** Of the query that both parts of the page refresh. */
export const feedsKey = ['product-feeds'];
