import pictures from './pictures.json';

/** A picture with the name of what it stands for. */
export interface ShownPicture {
  name: string;
  img: string;
}

const SUBJECTS: ReadonlyMap<string, readonly string[]> = new Map(
  pictures.map(({ name, shows }) => [`/api/__mock/art/${name}.webp`, shows]),
);

/** What is shown with a picture of something else, as "name: picture". */
export function astrayPictures(shown: readonly ShownPicture[]): string[] {
  const astray = shown.filter(({ name, img }) => !SUBJECTS.get(img)?.some((word) => name.includes(word)));
  return astray.map(({ name, img }) => `${name}: ${img}`);
}
