import { astrayPictures } from '../art/pictureSubjects';
import { DAY, resetServer, serverNow } from '../state';
import { packagesOf } from './packages';

test('every package has a picture of the thing that it names', () => {
  resetServer();
  const now = serverNow();
  const packages = packagesOf({ startAt: now - DAY, endAt: now + DAY });
  expect(packages.length).toBeGreaterThan(0);
  expect(astrayPictures(packages.map(({ title, img }) => ({ name: title, img })))).toEqual([]);
});
