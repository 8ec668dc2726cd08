export { PhotoField } from './components/PhotoField';
export { PhotoStrip } from './components/PhotoStrip';
export { photosMissing } from './photo';
export { type Shrink, usePhotos } from './usePhotos';
