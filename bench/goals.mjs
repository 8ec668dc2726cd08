// What is wanted, as ratios to the floors of the same run where it is a time, and what must hold in every run.

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${Math.round(time)} ms`;

/** The home screen. `floor` names the floor's figure that ours is divided by. */
export const HOME_GOALS = [
  { measure: 'fcp', label: 'first paint', floor: ['static', 'fcp'], goal: 1 },
  { measure: 'content', label: 'goods visible', floor: ['vanilla', 'content'], goal: 1 },
  { measure: 'live', label: 'live', floor: ['vanilla', 'content'], goal: 1.4 },
  { measure: 'lcp', label: 'LCP', floor: ['vanilla', 'lcp'], goal: 1.3 },
  { measure: 'warm', label: 'goods visible, next visit', floor: ['vanilla', 'warm'], goal: 1 },
  { measure: 'routeCold', label: 'home to a good, first time', floor: ['vanilla', 'routeAgain'], goal: 0.4 },
  { measure: 'routeAgain', label: 'home to a good, again', floor: ['vanilla', 'routeAgain'], goal: 0.2 },
  { measure: 'inp', label: 'tap (INP)', goal: 100, show: ms },
  { measure: 'blocked', label: 'blocked (TBT)', goal: 20, show: ms },
  { measure: 'shift', label: 'layout shift', goal: 0.004, show: (value) => value.toFixed(3) },
  { measure: 'scripts', label: 'scripts', goal: 65_000, show: kB },
  { measure: 'heap', label: 'heap', goal: 2_500_000, show: (bytes) => `${(bytes / 1e6).toFixed(1)} MB` },
];

/** Every other screen shows its content within this share of the home screen's time. */
export const OTHERS_GOAL = 1.2;

/** Above this load the browser does not get its share: long tasks are more, and code for later comes before a screen. */
export const QUIET_LOAD = 3;

/**
 * What does not depend on how busy the machine is: a miss ends the run with 1. Bytes and requests are those that are asked
 * for before a screen is live, pictures apart.
 */
export const BUDGETS = {
  guest: { scripts: 100_000, requests: 20, shift: 0.004, longTasks: 8 },
  member: { scripts: 100_000, requests: 20, shift: 0.004, longTasks: 8 },
  goods: { scripts: 110_000, shift: 0.004, longTasks: 8 },
  // Of these some 13 kB draw the screen ahead of the app.
  orders: { scripts: 115_000, shift: 0.004, longTasks: 8 },
  order: { scripts: 119_500, shift: 0.004, longTasks: 8 },
  coupons: { scripts: 113_500, shift: 0.004, longTasks: 8 },
  prizes: { scripts: 114_500, shift: 0.004, longTasks: 8 },
  ledger: { scripts: 117_500, shift: 0.004, longTasks: 8 },
  play: { scripts: 122_500, shift: 0.004, longTasks: 8 },
  card: { scripts: 119_000, shift: 0.004, longTasks: 8 },
};
