const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take the longest, of the tests in jsdom and of the journeys: begun last, one of them would go on alone. */
const LONG = [
  'faultMatrix.test.tsx',
  'personaMatrix.test.tsx',
  'oddAnswers.test.tsx',
  'nextAnswers.test.tsx',
  'lostFocus.test.tsx',
  'otherMember.test.ts',
  'help.test.tsx',
  'everyScreen.e2e.ts',
  'stillness.e2e.ts',
  'everyScreenOfOthers.e2e.ts',
  'hosts.e2e.ts',
  'windowShapes.e2e.ts',
  'shownAhead.e2e.ts',
  'longWords.e2e.ts',
  'comments.e2e.ts',
  'handless.e2e.ts',
  'hostLogin.e2e.ts',
  'offlineShell.e2e.ts',
];

const turnOf = ({ path }) => {
  const turn = LONG.indexOf(basename(path));
  return turn < 0 ? LONG.length : turn;
};

/** The order of the files; a fresh clone has no times of an earlier run to go by, and jest would go by their length. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rest = super.sort(tests);
    return [...rest].sort((one, other) => turnOf(one) - turnOf(other));
  }
};
