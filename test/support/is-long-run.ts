/**
 * `RUN=long` (`npm run test:hosts`) looks at every place in every look and makes every journey on every host. Without it the
 * sweeps open every page once, in the looks that show most.
 */
export const isLongRun = process.env.RUN === 'long'
