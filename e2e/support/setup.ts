import { closeBrowser, resetMock } from './visitor';

beforeEach(async () => {
  await resetMock();
});

afterAll(async () => {
  await closeBrowser();
});
