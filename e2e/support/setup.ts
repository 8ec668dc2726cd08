import { addCampaignRoutes } from '../../src/testing/campaigns';
import { takeMisfits } from './contractTraffic';
import { closeBrowser, closePhones, resetMock } from './visitor';

addCampaignRoutes();

/*
 * For each of its calls the test driver takes a trace, in an error without words, and reads file names from it. Jest would
 * look every line of it up in the source maps for nothing; errors with words keep that.
 */
const { prepareStackTrace } = Error;
Error.prepareStackTrace = (error, frames) =>
  error.message === '' || !prepareStackTrace
    ? [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n')
    : prepareStackTrace(error, frames);

beforeEach(async () => {
  await resetMock();
});

// An answer that breaks the contract fails the test in which a browser has got it.
afterEach(async () => {
  const misfits = await takeMisfits();
  await closePhones();
  if (misfits.length > 0) throw new Error(misfits.join('\n'));
});

afterAll(async () => {
  await closeBrowser();
});
