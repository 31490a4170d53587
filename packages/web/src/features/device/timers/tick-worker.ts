/** A worker that posts a tick twice a second. */
setInterval(() => postMessage(undefined), 500);
