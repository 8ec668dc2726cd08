import { addCampaignRoutes } from '../../src/testing/campaigns';
import { closeBrowser, resetMock } from './visitor';

addCampaignRoutes();

beforeEach(async () => {
  await resetMock();
});

afterAll(async () => {
  await closeBrowser();
});
