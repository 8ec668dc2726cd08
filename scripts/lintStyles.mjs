// npm run lint:styles: classes and sheets that belong together, colours with a meaning, what old phones can lay out.
import { ROOT } from './lib.mjs';
import { checkStyles } from './styles/checkStyles.mjs';

const problems = checkStyles(ROOT);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
