import { addCampaignRoutes } from '../../src/testing/campaigns';
import { takeMisfits } from './contractTraffic';
import { closePhones, resetMock } from './visitor';

addCampaignRoutes();

beforeEach(async () => {
  await resetMock();
});

// An answer that breaks the contract fails the test in which a browser has got it.
afterEach(async () => {
  const misfits = await takeMisfits();
  await closePhones();
  if (misfits.length > 0) throw new Error(misfits.join('\n'));
});
