// npm run docs:rooms: draws who may import whom into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './lib.mjs';
import { DOCUMENT, withPicture } from './rooms/picture.mjs';

const file = `${ROOT}${DOCUMENT}`;
writeFileSync(file, withPicture(readFileSync(file, 'utf8')));
