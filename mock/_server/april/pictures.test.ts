import { astrayPictures } from '../art/pictureSubjects';
import { GIFTS } from './gifts';

test('every gift has a picture of the thing that it names', () => {
  expect(GIFTS.length).toBeGreaterThan(0);
  expect(astrayPictures(GIFTS)).toEqual([]);
});
