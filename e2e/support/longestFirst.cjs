const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take more than a minute: begun last, one of them would go on alone. */
const LONG = [
  'everyScreen',
  'stillness',
  'everyScreenOfOthers',
  'hosts',
  'textSize',
  'longWords',
  'handless',
  'comments',
];

const turnOf = ({ path }) => {
  const turn = LONG.findIndex((name) => path.endsWith(`/${name}.e2e.ts`));
  return turn < 0 ? LONG.length : turn;
};

/** The order of the journeys; a fresh clone has no times of an earlier run to go by. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => turnOf(one) - turnOf(other) || one.path.localeCompare(other.path));
  }
};
