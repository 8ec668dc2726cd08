import { BUDGETS, HOME_GOALS, OTHERS_GOAL, QUIET_LOAD } from './goals.mjs';

/** The middle one; null when nothing was measured. */
export function median(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Of every measure the median of the runs. */
export function mediansOf(runs) {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

const whole = (value) => String(Math.round(value));
const COLUMNS = [
  ['FCP', 'fcp', whole],
  ['content', 'content', whole],
  ['live', 'live', whole],
  ['LCP', 'lcp', whole],
  ['TBT', 'blocked', whole],
  ['long tasks', 'longTasks', whole],
  ['CLS', 'shift', (value) => value.toFixed(3)],
  ['warm', 'warm', whole],
  ['route', 'routeCold', whole],
  ['again', 'routeAgain', whole],
  ['heap MB', 'heap', (value) => (value / 1e6).toFixed(1)],
  ['scripts kB', 'scripts', (value) => (value / 1000).toFixed(1)],
  ['requests', 'requests', whole],
  ['all scripts kB', 'scriptsInAll', (value) => (value / 1000).toFixed(1)],
];

const line = (cells) => `| ${cells.join(' | ')} |`;
const shown = (value, show) => (value === null || value === undefined ? '-' : show(value));

/** Every subject with its medians, in ms where nothing else is said. */
export function figures(subjects, results) {
  const rows = subjects.map(({ key, label }) =>
    line([label, ...COLUMNS.map(([, name, show]) => shown(results[key][name], show))]),
  );
  return [line(['', ...COLUMNS.map(([title]) => title)]), line(['---', ...COLUMNS.map(() => '--:')]), ...rows].join(
    '\n',
  );
}

function judge({ measure, floor, goal, show = (value) => `${value.toFixed(2)}x` }, ours, results) {
  const base = floor ? results[floor[0]]?.[floor[1]] : 1;
  if (!Number.isFinite(ours?.[measure]) || !Number.isFinite(base)) return '-';
  const value = ours[measure] / base;
  return `${show(value)} ${value <= goal ? '✓' : '✗'}`;
}

/** The goals of the home screen with what was reached. */
export function goals(results) {
  const homes = ['guest', 'member'].filter((key) => results[key]);
  const rows = HOME_GOALS.map((each) => {
    const { label, goal, show = (value) => `${value}x` } = each;
    return line([label, `≤ ${show(goal)}`, ...homes.map((key) => judge(each, results[key], results))]);
  });
  const others = Object.keys(results).filter((key) => !['static', 'vanilla', 'guest', 'member'].includes(key));
  const ofOthers = others.map((key) => {
    const ratio = results[key].content / results.guest?.content;
    return results[key].content && ratio
      ? `${key} ${ratio.toFixed(2)}x ${ratio <= OTHERS_GOAL ? '✓' : '✗'}`
      : `${key} -`;
  });
  return [
    line(['home', 'goal', ...homes]),
    line(['---', '--:', ...homes.map(() => '--:')]),
    ...rows,
    ...(ofOthers.length > 0 ? [`\nContent against the home screen’s (≤ ${OTHERS_GOAL}x): ${ofOthers.join(', ')}`] : []),
  ].join('\n');
}

/** What did not come at all, and what breaks a budget; on a machine with so much `load` only layout shift can. */
export function misses(results, load) {
  const missing = Object.keys(results).filter((key) => !results[key].content || !results[key].live);
  const over = Object.entries(BUDGETS).flatMap(([key, budget]) =>
    Object.entries(budget).flatMap(([name, most]) => {
      const value = results[key]?.[name];
      return value > most && (name === 'shift' || load <= QUIET_LOAD)
        ? [`${key}: ${name} ${Math.round(value * 1000) / 1000}, more than ${most}`]
        : [];
    }),
  );
  return [...missing.map((key) => `${key}: its content did not come`), ...over];
}
