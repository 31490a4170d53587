/** Runs in a worker of its own: says twice a second that time goes on. */
setInterval(() => postMessage(undefined), 500);
