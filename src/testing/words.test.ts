import { allTexts } from './texts';
import { faultsIn } from './wordRules';
test('x', () => {
  const all = allTexts();
  const lines = all.flatMap(({ file, line, text }) => faultsIn(text).map((f) => `${file}:${line} ${f} | ${text.replace(/\n/g, '\\n').slice(0, 90)}`));
  require('node:fs').writeFileSync('/tmp/w/shots-w/faults.txt', `${all.length}\n${lines.join('\n')}`);
});
